declare module 'virtual:game-covers' {
  /// The name and blurb of each game, by module and language.
  const covers: Record<string, Record<string, { name: string; blurb: string }>>;
  export default covers;
}
