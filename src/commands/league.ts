/** `dicetable league`: leagues and tournaments of a hall, in its database. */
import { Argument, type Command, Option } from 'commander';
import { Fault } from '../fault/fault.ts';
import { LEAGUE_KINDS } from '../hall/league/kinds.ts';
import { LEAGUE_DEEDS, type LeagueAsked, type LeagueDeed } from './league/asked.ts';
import { addRuleSetOption, ruleSetsFrom } from './rule-set-option.ts';
import type { Speech } from './speech.ts';

const DATABASE_VARIABLE = 'DICETABLE_DATABASE';

export function addLeague(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('league')
    .addArgument(new Argument('<deed>', told({ say: 'league.deed' })).choices(LEAGUE_DEEDS))
    .argument('[text]', told({ say: 'league.what' }))
    .summary(told({ say: 'league.summary' }))
    .description(told({ say: 'league.help' }))
    .addOption(
      new Option('--kind <kind>', told({ say: 'league.kind' })).choices(LEAGUE_KINDS).default('robin'),
    )
    .option('--rules <id>', told({ say: 'league.rules' }), 'yahtzee')
    .option('--players <list>', told({ say: 'league.players' }))
    .option('--seats <group>', told({ say: 'league.seats' }))
    .option('--match <number>', told({ say: 'league.match' }))
    .option('--points <list>', told({ say: 'league.points' }))
    .option('--database <text>', told({ say: 'league.database' }))
    .option('--json', told({ say: 'league.json' }))
    .option('--csv', told({ say: 'league.csv' }))
    .option('--html', told({ say: 'league.html' }));
  addRuleSetOption(command, speech).action(
    async (deed: LeagueDeed, what: string | undefined, asked: LeagueAsked) => {
      const url = asked.database ?? process.env[DATABASE_VARIABLE] ?? '';
      if (url === '') throw new Fault('league-refused', { say: 'league.noDatabase' });
      // Nobody else needs PostgreSQL, brackets and ratings, which take a moment to load.
      const { leagueDeed } = await import('./league/deeds.ts');
      const work = { deed, what: what ?? '', asked, sets: ruleSetsFrom(command), speech };
      process.stdout.write(await leagueDeed(url, work));
    },
  );
}
