declare module 'virtual:shelf' {
  /// By module and language: what a game's messages call it.
  const shelf: Record<string, Record<string, { name: string; blurb: string }>>;
  export default shelf;
}
