/** Words that must not come back on a screen, with what is said instead: in each of the three languages. */
export const replaced: readonly Readonly<Record<string, string>>[] = [
  {
    '[「」]': '“ ”',
    '委托(?=领取|代领|您|他人|别人)|代取(?!消)': '代领',
    '别人(?=刚)': '他人',
    订单占用: '待付款冻结',
    '领取码|取货码': '取件码',
    '验真|真伪验证|证明验证': '证明核验',
    文件核验报告: '证明核验报告',
    免费豆: '赠送豆',
    '帮助台|窗口办理': '服务台',
    文库: '资料库',
    支付申诉: '付款申诉',
    没有这样的: '没有符合条件的',
    重新加载此页: '继续加载，刷新',
    '你(?!们)': '您',
    '\\.{3}': '…',
  },
  {
    '\\b[Ss]omebody\\b': 'someone',
    '\\b(?:whoever|anew|hitherto|henceforth|in vain)\\b': 'plain words',
    '\\b(?:[Ee]very|[Aa]ny)body\\b': 'everyone, anyone',
    '\\b[Nn]obody\\b': 'no one',
    '\\b(?:is|are|be|been) told\\b': 'notified',
    '\\bconcerned is\\b|\\bperson concerned\\b': 'everyone affected is; the account holder',
    '\\b(?:counts?|holds?|effect) at once\\b': 'takes effect immediately',
    '\\bso many\\b|\\b[Ff]or ever\\b': 'maximum, minimum; indefinitely',
    '\\b[Bb]y (?:itself|ourselves|themselves)\\b': 'automatically; on their own',
    '\\b[Oo]ne (?:on each|[a-z]+ a|a) line\\b': 'one per line',
    '\\bthe starter\\b': 'applicant',
    '\\b[Tt]ak(?:e|es|en|ing) (?:(?!part|care)[a-z’]+ ){0,2}back\\b': 'withdraw',
    '\\b[Pp]ick(?:s|ed|ing)? (?:(?:it|this|them) )?up\\b': 'collect',
    '\\b(?:[Hh]and(?:ed)? in|identity paper)\\b': 'submit; ID document',
    '\\bdoes not check out\\b': 'is not valid',
    '\\b[Ss]ervice (?:desk|counter)\\b': 'help desk',
    '\\b[Ss]pecimen\\b': 'sample',
    '\\b[Mm]ail address\\b': 'email address',
    '\\bCarry out\\b': 'what is done: import, apply, run',
    '\\bgoods\\b': 'items',
    '\\bpage loads again\\b': 'loading continues; reload',
    '\\bin all\\b(?! (?:its )?languages)': 'in total',
    '\\.{3}': '…',
  },
  {
    '郵箱|電郵|(?:手機|號碼|電話)[或、]信箱|^信箱$|(?<!電子)信箱驗證碼': '電子信箱',
    隱私政策: '隱私權政策',
    '委託(?=領取|代領|您|他人|別人)|代取(?!消)': '代領',
    '證明驗證|真偽驗證': '證明核驗',
    檔案核驗報告: '證明核驗報告',
    '[“”]': '「 」',
    免費豆: '贈送豆',
    '(?<!港澳)臺': '台',
    幫助台: '服務台',
    文庫: '資料庫',
    支付申訴: '付款申訴',
    沒有這樣的: '沒有符合條件的',
    重新載入此頁: '繼續載入，重新整理',
    打印: '列印',
    提現: '提領',
    二維碼: 'QR 碼',
    '手機號(?!碼)': '手機號碼',
    '識別(?!碼)': '辨識',
    '加載|下拉刷新|刷新成功': '載入，重新整理',
    紀錄: '記錄',
    '[你妳](?!們)': '您',
    用戶: '使用者',
    服務器: '伺服器',
    '\\.{3}': '…',
  },
]

const text = /('(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*")/.source
const phrase = new RegExp(`[[(]\\s*${text}\\s*,\\s*${text}\\s*,\\s*${text}\\s*,?\\s*[\\])]`, 'g')
const isChinese = /\p{Script=Han}/u

/** A count that may be one, with a word that is written for many. */
const manyOfOne =
  /\$\{(?:count|days|hours|minutes|pages|sheets|seats|seated|people|rows|lines|jobs|taken|granted|left|due)\} (?:(?:more|free|print|working) )?(?!(?:this|is|was|has|needs|ms)\b)[a-z]+s\b/

/** What is inserted is not text of ours. */
const written = (part: string) => part.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '')

interface Found {
  readonly text: string
  readonly instead: string
}

const inEnglish = 1

const replacedIn = (text: string, language: number): readonly Found[] =>
  Object.entries(replaced[language] ?? {}).flatMap(([word, instead]): Found[] => (new RegExp(word).test(text) ? [{ text, instead }] : []))

const summary = new RegExp(`\\bsummary:\\s*${text}`, 'g')

/** What a file of the contract says of its calls with a word that was replaced: administrators read it where access is explained. Names of values are no words. */
export const replacedSummaries = (source: string): readonly Found[] =>
  [...source.matchAll(summary)].flatMap(([, text = '']) => replacedIn(written(text).replaceAll(/`[^`]*`/g, ''), inEnglish))

/** What a file says on screens with a word that was replaced, or as "1 rows". */
export const replacedTexts = (source: string): readonly Found[] =>
  [...source.matchAll(phrase)]
    .map((match) => match.slice(1, 4))
    .filter(([first = '']) => isChinese.test(first))
    .flatMap((parts) => [
      ...parts.map(written).flatMap(replacedIn),
      ...parts.filter((part) => manyOfOne.test(part)).map((text): Found => ({ text, instead: 'counted(…)' })),
    ])
