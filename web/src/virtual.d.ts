declare module 'virtual:game-covers' {
  /// By module and language: what a game's messages call it.
  const covers: Record<string, Record<string, { name: string; blurb: string }>>;
  export default covers;
}
