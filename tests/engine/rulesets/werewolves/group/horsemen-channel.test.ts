import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/horsemen-channel#1', 'nobody starts in it, two who meet enter it, who dooms another does not', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Pes: Horseman of Pestilence, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { horsemen-channel: [] } }
    - night 1: [Pes: horseman of pestilence Ann, War: horseman of war Fam]
    - expect: { channels: { horsemen-channel: [War, Fam] } }
`);
