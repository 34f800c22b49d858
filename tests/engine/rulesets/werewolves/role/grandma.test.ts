import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

/** The lynch poll as Bob sees it when the Grandma has voted, after a night with these acts. */
function pollAfter(night: string): unknown {
  const { desk } = played(`${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [${night}]
    - day 1: [Gra: vote Cal, Wes: vote Ann]
`).session;
  return desk.view('s3').polls.find(({ id }) => id === 'lynch');
}

rule('werewolves/role/grandma#1', 'two players at most', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob and Cal]
    - expect: { refused: [{ by: Gra }], channels: { grandmas-house: [] } }
`);

rule('werewolves/role/grandma#2', 'each of them has lost one vote', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann]
    - day 1: [Ann: vote Wes, Bob: vote Cal]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/grandma#3', 'may vote all the same, and it is not counted', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob]
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { dead: [], unannounced: [{ kind: vote }] }
`);

rule('werewolves/role/grandma#4', 'who took nothing has a vote of nothing', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Gra: vote Ann]
    - end
    - expect: { dead: [] }
`);

test('werewolves/role/grandma#5: her vote looks like any other, whatever it is worth', () => {
  const poll = pollAfter('Gra: grandma Ann and Wes');
  expect(poll).toEqual(pollAfter(''));
  expect(poll).toMatchObject({ ballots: [{ seat: 's1', choice: 's4' }, { seat: 's5', choice: 's2' }] });
});

rule('werewolves/role/grandma#6', 'they are in her channel at once', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann]
    - expect: { phase: night 1, channels: { grandmas-house: [Ann] } }
`);

rule('werewolves/role/grandma#7', 'talks to her guests without a name', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1:
        - Gra: grandma Ann and Bob
        - Gra: grandma say "cookies?"
    - expect: { told: { Ann: [{ text: cookies }], Bob: [{ text: cookies }] }, untold: { Cal: [{ text: cookies }], Ann: [{ about: [Gra] }] } }
`);

rule('werewolves/role/grandma#8', 'when the day is over her guests have their votes back', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob]
    - day 1: [Ann: vote Dee, Bob: vote Dee, Gra: vote Cal]
    - end
    - expect: { dead: [Cal], channels: { grandmas-house: [] } }
    - day 2: [Ann: vote Dee, Bob: vote Dee]
    - end
    - expect: { dead: [Cal, Dee] }
`);

rule('werewolves/role/grandma#9', 'of several votes one is taken', `${head}
  players: { Gra: Grandma, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2, Gra: grandma Ann]
    - day 1: [Ann: vote Wes]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }] }
`);

rule('werewolves/role/grandma#10', 'and she gains one alone', `${head}
  players: { Gra: Grandma, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2, Gra: grandma Ann]
    - day 1: [Gra: vote Wes]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }] }
`);

rule('werewolves/role/grandma#11', 'nothing is taken from a negative vote, and she is told', `${head}
  players: { Gra: Grandma, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Tri]
    - expect: { told: { Gra: [{ kind: notice, about: [Tri] }] }, channels: { grandmas-house: [Tri] } }
    - day 1: [Tri: vote Ann, Bob: vote Ann, Cal: vote Ann, Gra: vote Wes]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Ann], result: ["1"] }] }
`);

rule('werewolves/role/grandma#12', "an extra vote alone is not taken", `${head}
  players: { Gra: Grandma, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi, Bob: vote Idi, Ann: vote Idi in mayor]
    - night 2: [Gra: grandma Idi]
    - expect: { told: { Gra: [{ kind: notice, about: [Idi] }] } }
    - day 2: [Idi: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee], result: ["1"] }] }
`);

rule('werewolves/role/grandma#13', 'herself, too', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Gra]
    - day 1: [Gra: vote Wes, Ann: vote nobody]
    - end
    - expect: { announced: [{ kind: vote, about: [Wes], result: ["1"] }] }
`);

rule('werewolves/role/grandma?1', 'her vote is worth what she took, not whom she chose', `${head}
  players: { Gra: Grandma, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Tri and Ann]
    - day 1: [Gra: vote Wes]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }] }
`);

rule('werewolves/role/grandma?2', 'her own vote is one of those she took', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Gra and Ann]
    - day 1: [Gra: vote Wes, Ann: vote Bob]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["2"] }] }
`);

rule('werewolves/role/grandma?3', 'on the day after a night without a choice her vote is nothing', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann]
    - night 2: []
    - day 2: [Gra: vote Wes]
    - end
    - expect: { dead: [], unannounced: [{ kind: vote, about: [Wes] }] }
`);
