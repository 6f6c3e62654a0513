/** Swedish of `en/update.ts`. */
import type { UPDATE as ENGLISH } from '../en/update.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const UPDATE = {
  summary: 'lägg in en annan utgåva på bordet; det går tillbaka av sig självt om den inte spelar',
  help: 'Tar en utgåva som är en enda fil (`*.dicetable`), kontrollerar dess signatur med update.key ur bordsfilen, packar upp den bredvid den som spelar, och startar om bordet, som provar den: på en kopia av journalen, med dess fasta programvara på kortet, och i högst en minut tills bordet är tänt och visar sidor. Annars spelar den gamla vidare.',
  file: 'utgåvan',
  backSummary: 'spela vidare med utgåvan före',
  backHelp:
    'Provar utgåvan som spelade före, så som `dicetable update` gör med en ny. Kan den inte läsa vad som spelats sedan dess säger den det: --old-journal fortsätter då med journalen så som den utgåvan lämnade den, och sparar den nuvarande i en fil bredvid.',
  oldJournal: 'fortsätt med den utgåvans journal; det som spelats sedan dess sparas i en fil',

  noFile: ({ folder }) =>
    `ingen nyare utgåva för den här datorn, signerad med update.key, finns i ${folder} eller på ett USB-minne`,
  noRelease: ({ file }) => `${file} är ingen utgåva av Dicetable`,
  noPlainFile: ({ file }) =>
    `${file} är ingen fil, utan en mapp, ett rör eller en enhet: ange själva utgåvan`,
  unreadable: ({ file, why }) => `${file} går inte att läsa: ${why}`,
  wrongSignature: ({ file }) =>
    `signaturen på ${file} passar inte update.key i bordsfilen: ta den från den du har nyckeln av, eller be om deras`,
  cutShort: ({ file, found, bytes }) =>
    `${file} kopierades inte helt: efter signaturen finns ${found} byte, och ${bytes} signerades; kopiera den igen`,
  wrongChecksum: ({ file }) => `${file} skadades på vägen: kontrollsumman är en annan; kopiera den igen`,
  otherContent: ({ file }) => `${file} innehåller en annan utgåva än den säger`,
  notUnpacked: ({ file, why }) => `${file} går inte att packa upp: ${why}`,
  noRoom: ({ folder, free, needed }) =>
    `disken med ${folder} har ${free} MB ledigt, och ${needed} MB behövs; ta bort det som inte behövs`,
  otherPlatform: ({ platform, ours }) =>
    `den gjordes för ${platform}, och den här datorn är ${ours}: ta filen för den`,
  playsAlready: ({ name }) => `${name} spelar redan`,
  older: ({ version, name, ours }) =>
    `${name} är äldre än ${ours}, som spelar; \`dicetable go-back\` går tillbaka till utgåvan före, och bordet med ${version} behöver en egen mapp`,
  olderJournal: ({ version }) => `${version} kan inte läsa bordets journal`,
  noLinks:
    'på Windows går utgåvor inte att byta: stoppa bordet, och installera den nya så som du gjorde med den första',
  notInstalled:
    'den här Dicetable är ingen installerad utgåva: skriv `git pull && npm ci` i en utcheckning och starta den igen; hur en utgåva installeras säger src/update',
  notCurrent: ({ current, root }) =>
    `en annan utgåva spelar här, ${current}: skriv ${root}/current/bin/dicetable`,
  noKey:
    'ingen nyckel säger vems utgåvor som tas: skriv `update: {key: …}` i bordsfilen, med nyckeln som utgåvans tillverkare gav dig',
  noPort: 'ett bord vars port är en annan vid varje start går inte att övervaka: ta en med --http-port',
  underWay: ({ name }) =>
    `${name} ska redan provas: starta om bordet (\`systemctl --user restart dicetable\`), och vänta på vad det blir av det`,
  nothingBefore: 'det finns ingen utgåva före den här att gå tillbaka till',
  noOldJournal: ({ version }) =>
    `${version} kan inte läsa bordets journal, och ingen från dess tid har sparats`,
  newerJournal: ({ version }) =>
    `${version} kan inte läsa vad som spelats och räknats sedan uppdateringen; \`dicetable go-back --old-journal\` fortsätter med journalen från tiden före, och sparar den nuvarande i datamappen`,

  gone: ({ name }) => `${name} finns inte längre på disken`,
  tooOften: ({ times }) => `bordet, eller datorn, slutade ${times} gånger medan den provades`,
  notCopied: ({ why }) => `ingen kopia av journalen kunde göras: ${why}`,
  late: ({ minutes }) =>
    `den var inte klar efter ${plural(minutes, { one: '1 minut', other: `${minutes} minuter` })}`,
  rehearsal: ({ why }) => `den tar inte emot en kopia av journalen: ${why}`,
  journalNotPut: ({ why }) => `den fortsätter inte med journalen från sin tid: ${why}`,
  notFlashed: ({ why }) => `dess fasta programvara kunde inte läggas in på kortet: ${why}`,
  ended: ({ version, code }) => `${version} slutade med ${code}`,
  dark: ({ version, seconds, why }) => `efter ${seconds} s med ${version}, ${why}`,
  silent: ({ address }) => `inget svarar på ${address}`,
  otherTable: ({ address, found }) => `en annan Dicetable (${found}) svarar på ${address}`,
  faulty: ({ fault }) => `bordet säger: ${fault}`,
  noBoard: 'dess kort svarar inte',

  checked: ({ name }) => `${name}: signatur och kontrollsumma stämmer, och den finns på disken.`,
  startAgain: ({ root }) =>
    `Den provas vid bordets nästa start: avsluta det (Ctrl-C, eller stoppa dess tjänst), och starta ${root}/current/bin/dicetable igen.`,
  asRoot: 'Den provas vid bordets nästa start: sudo systemctl restart dicetable',
  restarts: 'Bordet startar om och provar den; spelet fortsätter.',
  tries: ({ name }) => `Provar ${name}`,
  rehearses: ({ megabytes, minutes }) =>
    `Den läser först en kopia av journalen, på ${megabytes} MB, vilket ges upp efter högst ${minutes} minuter`,
  plays: ({ name }) => `${name} spelar.`,
  wentBack: ({ name, why }) => `${name} gavs upp, och utgåvan före spelar vidare: ${why}`,
  noEnd: 'efter tjugo minuter provas den fortfarande; `dicetable service status` säger om bordet är igång',
  journalStays: ({ why }) => `Journalen från tiden före kunde inte sättas tillbaka: ${why}`,
  boardStays: ({ why }) => `Kortet har ännu den andra fasta programvaran: ${why}`,
} as const satisfies Words<typeof ENGLISH>;
