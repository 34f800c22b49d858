import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/role-change#2', 'what a role brings at the start it brings at once: information, groups', `${head}
  decide: { town-crier-player: Dee }
  players: { Amn: { Amnesiac: { role: Town Crier } }, Abe: { Amnesiac: { role: Juror } }, Jim: Juror, Jan: Juror, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: []
    - expect: { channels: { jury: [Jim, Jan] }, untold: { Amn: [{ ability: town crier }] } }
    - end
    - expect: { channels: { jury: [Abe, Jim, Jan] }, told: { Amn: [{ ability: town crier, about: [Dee], result: Citizen }] } }
`);

rule('werewolves/rule/role-change#6', 'infected or killed while demonized, a Cupid becomes another Cupid', `${head}
  players: { Cup: Cupid, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Cup]
    - expect: { roles: { Cup: Cupid Wolf } }
`);

rule('werewolves/rule/role-change#6', 'and nothing else', `${head}
  players: { Cup: Cupid, Zom: Zombie, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Zom: zombie Cup]
    - night 2: [Zom: zombie Cup]
    - expect: { roles: { Cup: Cupid } }
`);

rule('werewolves/rule/role-change#7', 'comes in the same moment as what brings it: who dies of another attack dies as a Wolf', `${head}
  players: { Cur: Cursed Civilian, Axl: Assassin, Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Cur, Wes: vote Cur in wolfpack]
    - day 2: []
    - expect: { dead: [Cur], roles: { Cur: Wolf, Lon: Wolf }, told: { Axl: [{ ability: assassin, result: true }], Wes: [{ ability: wolfpack, result: false }] } }
`);

rule('werewolves/rule/role-loss#1', 'keeps the channel, and can do nothing of it any more', `${head}
  players: { Inf: Infecting Wolf, Bak: Baker, Bea: Baker, Fay: Fortune Teller, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Bak]
    - expect: { roles: { Bak: Bloody Butcher }, channels: { bakers: [Bak, Bea] } }
`);

rule('werewolves/rule/role-loss#1', 'the abilities are gone', `${head}
  players: { Inf: Infecting Wolf, Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Hun: huntress Ann, Inf: infecting wolf Hun, Hun: huntress Bob]
    - expect: { refused: [{ by: Hun, text: huntress Bob }] }
    - day 1: [Bob: vote Inf]
    - expect: { phase: day 1, dead: [] }
    - end
    - expect: { dead: [Inf] }
`);

/** Each way to lose a role that the sources name: role before, how, role after. */
const losses: readonly (readonly [string, string, string, string])[] = [
  ['infected', 'Who: Priest, Inf: Infecting Wolf', 'night 1: [Inf: infecting wolf Who]', 'Wolf'],
  ['a Baker who is infected', 'Who: Baker, Bea: Baker, Inf: Infecting Wolf', 'night 1: [Inf: infecting wolf Who]', 'Bloody Butcher'],
  ['a Baker beside one who is infected', 'Who: Baker, Bea: Baker, Inf: Infecting Wolf', 'night 1: [Inf: infecting wolf Bea]', 'Butcher'],
  ['a Cursed Civilian who is attacked by a wolf', 'Who: Cursed Civilian, Wes: Wolf', 'night 1: [Wes: vote Who in wolfpack]', 'Wolf'],
  ['demonized and killed at night', 'Who: Priest, Vam: Vampire, Wes: Wolf', 'night 1: [Vam: vampire Who, Wes: vote Who in wolfpack]', 'Undead'],
  ['a Fortune Apprentice', 'Who: Fortune Apprentice, Ora: Oracle, Wes: Wolf', 'night 1: [Wes: vote Ora in wolfpack]', 'Oracle'],
  ["a Cat after the Dog's choice", 'Who: Cat, Dog1: Dog, Wes: Wolf', 'night 1: [Dog1: dog as Wolf]', 'Journalist'],
  ['an Amnesiac who remembers', 'Who: { Amnesiac: { role: Oracle } }, Wes: Wolf', 'day 1: []', 'Oracle'],
  ['a fox who joins the pack', 'Who: Disguised Fox, Wes: Wolf', 'day 1: [Who: disguised fox with join]', 'Wolf'],
  ['a Lone Wolf after the first death of the pack', 'Who: Lone Wolf, Wes: Wolf, Wim: Wolf', 'day 1: [Ann: vote Wes]', 'Wolf'],
  ['a Lone Warlock too', 'Who: Lone Warlock, Wes: Wolf, Wim: Wolf', 'day 1: [Ann: vote Wes]', 'Wolf'],
  ['a Wisp without a Pyromancer', 'Who: Wisp, Pyr: Pyromancer, Wes: Wolf', 'day 1: [Ann: vote Pyr]', 'Pyromancer'],
  ['the last Trickster Wolf', 'Who: Trickster Wolf, Wes: Wolf', 'day 1: [Ann: vote Wes]', 'Wolf'],
  ['a Horseman when Day 0 ends', 'Who: Horseman, Wes: Wolf', 'day 0: []', 'Horseman of War'],
  ['a Horseman at Doomsday', 'Who: Horseman of War, Wes: Wolf', 'night 4: []', 'Apocalyptic Horseman'],
  ['an Infecting Wolf who bites Hell', 'Who: Infecting Wolf, Dem: Demon', 'night 1: [Who: infecting wolf Dem]', 'Imp'],
];

for (const [title, players, act, role] of losses) {
  const doomed = role === 'Apocalyptic Horseman' ? ['Ann', 'Bob', 'Wes'].map((name, at) => `    - night ${at + 1}: [Who: horseman of war ${name}]\n`).join('') : '';
  rule('werewolves/rule/role-loss#2', title, `${head}
  decide: { horseman-kind: Horseman of War }
  players: { ${players}, Ann: Citizen, Bob: Citizen }
  play:
${doomed}    - ${act}
    - end
    - expect: { roles: { Who: ${role} } }
`);
}

rule('werewolves/rule/role-loss#3', 'what the role has done stays', `${head}
  players: { Inf: Infecting Wolf, Wit: Witch, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wit: witch Ann with life, Inf: infecting wolf Wit, Inf: vote Ann in wolfpack]
    - day 1: []
    - expect: { roles: { Wit: Wolf }, dead: [] }
`);

rule('werewolves/rule/loyalty#1', 'no bite and no death while demonized turns an Alpha Wolf', `${head}
  players: { Alp: Alpha Wolf, Vam: Vampire, Zom: Zombie, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Alp]
    - night 2: [Zom: zombie Alp, Vam: vampire Alp, Axl: assassin Alp]
    - day 2: []
    - expect: { dead: [Alp], roles: { Alp: Alpha Wolf } }
`);

rule('werewolves/rule/loyalty#1', 'nor does love: whom it is loved by comes to its side', `${head}
  players: { Cup: Cupid, Alp: Alpha Wolf, Ora: Oracle, Ole: Oracle, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Alp, Ora: oracle Alp and Wes, Ole: oracle Cup and Wes]
    - expect: { told: { Ora: [{ about: [Alp, Wes], result: true }], Ole: [{ about: [Cup, Wes], result: true }] } }
`);

rule('werewolves/rule/loyalty#2', 'each of Hell keeps the role where another of a different side would lose it', `${head}
  players: { Dev: Devil, Dem: Demon, Imp: Imp, Cup: Demonic Cupid, Rea: Reaper, Reb: Reaper, Rec: Reaper, Red: Reaper, Ree: Reaper, Zom: Zombie, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Ann: vote Zom, Bob: vote Zom]
    - night 2: [Rea: reaper Dev with spirit, Reb: reaper Dem with spirit, Rec: reaper Imp with spirit, Red: reaper Cup with spirit, Ree: reaper Ann with spirit]
    - expect: { roles: { Dev: Devil, Dem: Demon, Imp: Imp, Cup: Demonic Cupid, Ann: Spirit } }
`);

rule('werewolves/rule/loyalty#2', 'Hell stays what it is, and a Devout Villager too', `${head}
  players: { Dem: Demon, Dvo: Devout Villager, Inf: Infecting Wolf, Zom: Zombie, Zoe: Zombie, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Dvo, Zom: zombie Dem, Zoe: zombie Dvo]
    - night 2: [Zom: zombie Dem, Zoe: zombie Dvo]
    - expect: { roles: { Dem: Demon, Dvo: Devout Villager, Zom: Imp, Zoe: Zombie } }
`);

rule('werewolves/rule/loyalty#3', 'a lover who is infected is with the lover still, and not with the pack', `${head}
  players: { Cup: Cupid, Ann: Citizen, Inf: Infecting Wolf, Ora: Oracle, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Ann, Ora: oracle Ann and Inf]
    - expect: { roles: { Ann: Wolf }, told: { Ora: [{ about: [Ann, Inf], result: false }] } }
    - night 2: [Ora: oracle Cup and Bob]
    - expect: { told: { Ora: [{ about: [Cup, Bob], result: false }] } }
`);

rule('werewolves/rule/role-change#1', 'the old abilities go, the new ones come', `${head}
  players: { Inf: Infecting Wolf, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Fay, Fay: fortune teller Ann, Fay: vote Ann in wolfpack]
    - expect: { refused: [{ by: Fay, text: fortune teller Ann }] }
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/role-change#3', 'effects survive it', `${head}
  players: { Inf: Infecting Wolf, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Pla: plague bearer Ann, Inf: infecting wolf Ann]
    - day 3: []
    - expect: { dead: [Ann, Inf], roles: { Ann: Wolf } }
`);

rule('werewolves/rule/role-change#4', "with another team's role comes its side", `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann, Ann: vote Bob in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Inf, Ann] }
`);

rule('werewolves/rule/role-change#5', 'fails on who cannot change', `${head}
  players: { Inf: Infecting Wolf, Dev: Devout Villager, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Dev]
    - expect: { roles: { Dev: Devout Villager }, channels: { wolfpack: [Inf] } }
`);

rule('werewolves/rule/role-change#8', 'who becomes a Wolf joins the pack', `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - expect: { channels: { wolfpack: [Inf, Ann] } }
`);

rule('werewolves/rule/role-change?2', 'a pending act of the old role is dropped', `${head}
  players: { Inf: Infecting Wolf, Lon: Priest, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Lon: priest Ann, Inf: infecting wolf Lon]
    - day 1: []
    - expect: { dead: [], roles: { Lon: Wolf } }
`);
