/** Swedish of `en/hall.ts`. */
import type { HALL as ENGLISH } from '../en/hall.ts';
import type { Words } from '../words.ts';

export const HALL = {
  waiting: ({ url, code }) =>
    `Hallen ${url} känner inte bordet än: skriv in ${code} där (npx dicetable hall claim ${code} NAMN).`,
  revoked: ({ url, code }) =>
    `Hallen ${url} har skickat bort bordet: det spelar vidare, och behåller vad det spelar. För att tas in igen, skriv in ${code} där.`,
  away: ({ url, behind, why }) =>
    `Hallen ${url} svarar inte${why === '' ? '' : ` (${why})`}: bordet spelar vidare, och ${behind} av dess händelser väntar. De skickas när den är tillbaka.`,
  fork: ({ url }) =>
    `Hallen ${url} har andra händelser för det här bordet: dess minneskort kopierades, eller journalen ställdes tillbaka utan dicetable restore. Inget skickas förrän det fortsätter i en egen epok: återställ bordets nyaste säkerhetskopia här.`,
  lies: ({ url }) =>
    `Hallen ${url} påstår sådant som journalen inte säger: det är inte bordets hall, eller dess databas har ändrats. Inget skickas.`,
  key: ({ why }) =>
    `Bordets identitet går inte att läsa eller spara (${why}): det spelar vidare, och skickar inget till sin hall.`,
  summary: 'driv en hall: många bord och en databas, eller ta in ett bord',
  help: 'Startar en hall på den här datorn: nats-server och PostgreSQL där de inte anges med adress, det som skriver i databasen, kontoret som tar in bord, och en gateway som visar dem alla på /hall. claim tar in bordet som visar de här sex tecknen; revoke skickar bort ett; ingest är en till som skriver, gateway en till som visar, på valfri dator.',
  deed: 'vad som görs',
  words: 'för claim: bordets sex tecken och dess namn; för revoke: dess namn',
  folder: 'Mapp för nycklar, kod och databas.',
  host: 'Adress där borden når hallen.',
  port: 'Port där bord tas in; för gateway ensam: för dess sidor.',
  gatewayPort: 'Port för alla bords sidor, /hall; 0: vilken som helst.',
  natsPort: 'Port för nats-server som startas här.',
  nats: 'Adresser till NATS-servrar som redan är igång, med kommatecken; de får mappens nats-server.conf.',
  database: 'Adress till en PostgreSQL som redan är igång.',
  tlsCert: 'Hallens certifikat, en fil; utan det krypteras inget.',
  tlsKey: 'Dess nyckel, en fil.',
  hall: 'Hallens adress, för claim och revoke.',
  runs: ({ url, folder }) =>
    `Hallen är igång. Bord når den med hall.url: ${url}\nDess nycklar finns i ${folder}: den som har dem kan vara den här hallen.`,
  code: ({ code }) => `Hallens kod, för claim och revoke från annat håll: ${code}`,
  fleet: ({ url }) => `Alla bord sköts på ${url}`,
  leagues: ({ database }) => `Ligor: dicetable league list --database '${database}'`,
  allowedHosts: 'namn som gatewayen nås under, med kommatecken',
  shows: ({ url }) => `Alla bord visas på ${url}`,
  writes: 'Skriver det som borden skickar i databasen.',
  oldNats: ({ version }) =>
    `nats-server ${version} är bara för tester: i drift tar du 2.12.7, 2.14.0 eller nyare.`,
  open: 'Inget är krypterat: alla i nätverket kan läsa vad borden skickar. --tls-cert och --tls-key ändrar på det.',
  notInstalled: ({ program, line }) => `${program} är inte installerat: ${line}`,
  newer: 'databasen skrevs av en nyare Dicetable',
  broken: ({ said }) => `en av hallens servrar har slutat: ${said}`,
  noKeys: ({ file }) => `${file} finns inte: hallen gör den vid sin första start`,
  needs: ({ options }) => `${options} måste anges`,
  noAnswer: ({ url, why }) => `ingen hall svarar på ${url}${why === '' ? '' : ` (${why})`}`,
  wantsTls: 'förbindelsen bryts utan ett ord, som av en hall som vill ha https://',
  claimed: ({ name }) => `${name} är intaget.`,
  sentAway: ({ name }) => `${name} är bortskickat.`,
  'wrong-code': 'det är inte den hallens kod',
  unknown: 'inget bord visar de här tecknen, eller inget heter så',
  later: 'för många felaktiga koder: försök igen om en minut',
  unclear: 'sex tecken och ett namn med högst 30 bokstäver behövs',
} as const satisfies Words<typeof ENGLISH>;
