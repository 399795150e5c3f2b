/// Where the ship of somebody else lies: among others, alone, among so many that each has little room, or looked at from
/// near.
export type Berth = 'beside' | 'alone' | 'dense' | 'near';
