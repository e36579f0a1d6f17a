/** Dictionary hyphenation of the long words on our cards and steps; the last paragraph holds words never hyphenated. */
const WORDS = `
apo-theke auf-räumen auf-träge austern-fischer aus-wan-derer-bund bar-bier bau-geneh-mi-gungen baum-woll-spin-nerei
blumen-händ-lerin brach-vogel braue-rei brink-mann bäcke-rei con-tai-ner-hof con-tai-ner-werk dorf-schule drucke-rei
eider-ente ein-fluss ein-kommen eisen-bahn-gesell-schaft eiserne eis-meer fahr-rad-fabrik film-gesell-schaft
fisch-halle fisch-händ-ler fisch-reiher fisch-räu-cherei fort-schritt for-tuna fracht-kon-tor fähr-an-leger geesche
ger-berei glas-hütte gold-regen-pfei-fer grand-hotel hafen-grün-dung hafen-kneipe hafen-meis-terei hafen-phase
han-dels-kam-mer her-kules her-zogin jans-sen kaffee-rös-terei kai-serin kanal-bauer kar-riere-leiter ker-zen-zieher
kie-bitz kis-ten-fabrik kraft-werk kur-hotel königs-hof kühl-haus lager-haus leucht-turm levia-than markt-halle
messe-gesell-schaft moto-ren-werk nord-stern nord-wind opern-haus ost-wind pack-halle papa-gei-tau-cher papier-mühle
park-platz per-seus peter-sen polar-expe-di-tion pola-ris post-amt post-damp-fer-linie raf-fine-rie san-der-ling
schiff-fahrts-museum schlep-per-sta-tion schluss-abrech-nung schnei-der scho-ko-laden-fabrik schus-ter
see-kabel-gesell-schaft see-not-ret-ter see-schwalbe segel-macher sei-fen-sie-derei sei-lerei spar-verein
spiel-zeug-laden staats-thea-ter stahl-werk stern-warte strand-läu-fer säge-werk tank-lager tee-stube tier-gar-ten
tro-cken-dock uhr-macher vege-sack ver-si-che-rungs-kon-tor wal-fän-ger waren-börse welt-aus-stel-lung
wel-ten-bumm-ler wurs-ten zaun-könig zei-tung zucker-raf-fine-rie über-see-mis-sion

acié-rie arc-tique assu-rances balei-niers bicy-clettes bou-lan-gerie bras-serie bâti-ment bâtis-seurs bécas-seau
caisses capi-tai-nerie cen-trale cham-bre chan-tier che-mins che-va-lier cho-co-la-terie com-merce com-mu-nale
com-pa-gnie cons-truire conte-neurs con-trats cor-derie cor-don-nier cour-lis em-bal-lage em-bar-ca-dère en-chères
entre-pôt expo-si-tion expé-di-tion fa-brique fila-ture fleu-riste fon-da-tion for-tune fri-go-ri-fique gui-gnette
her-cule hor-loger huî-trier impri-merie impé-ra-trice jour-nal lé-via-than maca-reux maga-sin mari-time mis-sion
natio-nal navires obser-va-toire paque-bots par-king phar-macie plu-vier pois-son-nerie pro-gres-sion pétro-lier
range-ment remor-quage reve-nus roi-telet sau-ve-teurs savon-nerie scie-rie sta-tion tail-leur tan-nerie théâtre
tor-ré-fac-teur uni-ver-selle vaga-bond van-neau ver-rerie voi-lier zoo-lo-gique élec-trique émi-grants épargne

bicycle bid-ding brew-ery build-ers build-ing cham-ber choco-late clock-maker cob-bler colos-sus com-modity com-pany
con-tainer con-tracts east-wind emi-grants em-press ex-change expe-di-tion fac-tory fish-monger flo-rist found-ing
glass-works her-cules house-hold influ-ence insur-ance lap-wing life-boat light-house news-paper obser-va-tory
over-seas oys-ter-catcher park-ing per-mits phar-macy print-ing prog-ress quay-side rail-way reckon-ing refin-ery
roast-ery rope-walk sail-maker sand-piper saw-mill school-house ship-yard smoke-house soci-ety steel-works tan-nery
thea-ter wan-derer ware-house whal-ers

capella colosse duchess duchesse décompte freight gebäude harengs moteurs mouette packing polaire savings schiffe
société taverne échelle
`;

/** Maps a lower-case word to the same word with hyphens. */
export const HYPHENATIONS: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll("-", ""), word]),
);
