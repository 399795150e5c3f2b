const RULES: Readonly<Record<string, readonly string[]>> = {
  'captain-reputation': ['AYE-REP-04', 'AYE-CREP-01', 'AYE-CREP-02', 'AYE-CREP-03', 'AYE-VOTE-05'],
  integrity: ['AYE-DMG-01', 'AYE-REPAIR-01', 'AYE-RULING-08', 'AYE-CAP-02', 'AYE-REPAIR-03', 'AYE-END-03'],
  mission: ['AYE-GOAL-01', 'AYE-MIS-06', 'AYE-MIS-04', 'AYE-OUT-01', 'AYE-OUT-02'],
  'goal-card': ['AYE-CARD-01', 'AYE-CARD-02', 'AYE-CARD-03', 'AYE-CARD-04', 'AYE-END-02'],
  ability: ['AYE-ABIL-01', 'AYE-ABIL-02', 'AYE-ABIL-03', 'AYE-ABIL-04', 'AYE-ABIL-05', 'AYE-RULING-43'],
  supply: ['AYE-CAP-05', 'AYE-CMD-01', 'AYE-CMD-04', 'AYE-CMD-05'],
  'waiting-space': ['AYE-CAP-05', 'AYE-CAP-06', 'AYE-REPAIR-03'],
  'kraken-space': ['AYE-DICE-04', 'AYE-DMG-01', 'AYE-DMG-02', 'AYE-CAP-06'],
  plank: ['AYE-REP-02', 'AYE-PLANK-01', 'AYE-PLANK-02', 'AYE-CAP-07'],
  offerings: ['AYE-RULING-07', 'AYE-DICE-02', 'AYE-REP-03'],
  'argh-squares': ['AYE-ARGH-01', 'AYE-ARGH-02', 'AYE-ARGH-03', 'AYE-RULING-35'],
  mutiny: ['AYE-MUT-01', 'AYE-MUT-02', 'AYE-MUT-03', 'AYE-MUT-04', 'AYE-MUT-06', 'AYE-CHG-02'],
  reputation: ['AYE-REP-01', 'AYE-REP-02', 'AYE-REP-03', 'AYE-MUT-01'],
  throw: ['AYE-DICE-01', 'AYE-DICE-02', 'AYE-DICE-03', 'AYE-DICE-04', 'AYE-DICE-05', 'AYE-RULING-36'],
  'command-token': ['AYE-CMD-02', 'AYE-RULING-04', 'AYE-VOTE-02', 'AYE-VOTE-04', 'AYE-FREE-01'],
  vote: ['AYE-VOTE-01', 'AYE-VOTE-02', 'AYE-VOTE-03', 'AYE-VOTE-04', 'AYE-VOTE-05'],
  convince: ['AYE-CONV-01', 'AYE-CONV-02', 'AYE-RULING-59'],
  doubloon: ['AYE-SETUP-09', 'AYE-SETUP-10', 'AYE-RULING-07'],
  traitor: ['AYE-TRAITOR-01', 'AYE-TRAITOR-02', 'AYE-RULING-45', 'AYE-RULING-47'],
};

/// The rules that explain a term, by their ids.
export const rulesOf = (term: string): readonly string[] => RULES[term] ?? [];
