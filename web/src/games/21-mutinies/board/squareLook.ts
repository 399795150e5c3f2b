/// How a square is drawn where there is little room.
export interface SquareLook {
  /// Whether the square is low, and whether it shows nothing but what it gives.
  readonly isLow: boolean;
  readonly isTiny: boolean;
  /// Whether what it costs is written below each other.
  readonly isStacked: boolean;
  /// The size of its discs.
  readonly discs: number;
}
