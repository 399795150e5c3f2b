package tortuga.aye;

/// How the first captain is found.
public enum FirstCaptain {
  RANDOM,
  HOST
}
