/** Words that must not come back on a screen, with what is said instead: in each of the three languages. */
const replaced: readonly Readonly<Record<string, string>>[] = [
  {
    '[「」]': '“ ”',
    '委托(?=领取|代领|您|他人|别人)|代取(?!消)': '代领',
    订单占用: '待付款冻结',
    '领取码|取货码': '取件码',
    '验真|真伪验证': '证明核验',
    免费豆子: '赠送豆',
    '你(?!们)': '您',
    '\\.{3}': '…',
  },
  {
    '\\b[Ss]omebody\\b': 'someone',
    '\\b(?:whoever|anew|hitherto|henceforth|in vain)\\b': 'plain words',
    '\\b(?:[Ee]very|[Aa]ny)body\\b': 'everyone, anyone',
    '\\b(?:is|are|be|been) told\\b': 'notified',
    '\\bconcerned is\\b': 'everyone affected is',
    '\\b(?:counts?|holds?) at once\\b': 'takes effect at once',
    '\\bso many\\b|\\b[Ff]or ever\\b': 'maximum, minimum; indefinitely',
    '\\b[Bb]y itself\\b': 'automatically',
    '\\b[Oo]ne (?:on each|[a-z]+ a|a) line\\b': 'one per line',
    '\\bthe starter\\b': 'applicant',
    '\\b[Tt]ake back\\b': 'withdraw',
    '\\b[Mm]ail address\\b': 'email address',
    '\\bCarry out\\b': 'what is done: import, apply, run',
    '\\bgoods\\b': 'items',
    '\\b1 lines\\b': '1 line',
    '\\.{3}': '…',
  },
  {
    '郵箱|電郵': '電子信箱',
    隱私政策: '隱私權政策',
    '委託(?=領取|代領|您|他人|別人)|代取(?!消)': '代領',
    打印: '列印',
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

/** What is inserted is not text of ours. */
const written = (part: string) => part.replaceAll(/\$\{[^}]*\}/g, '')

/** What a file says on screens with a word that was replaced. */
export const replacedTexts = (source: string): readonly { readonly text: string; readonly instead: string }[] =>
  [...source.matchAll(phrase)]
    .map((match) => match.slice(1, 4).map(written))
    .filter(([first = '']) => isChinese.test(first))
    .flatMap((texts) =>
      texts.flatMap((text, language) =>
        Object.entries(replaced[language] ?? {}).flatMap(([word, instead]) => (new RegExp(word).test(text) ? [{ text, instead }] : [])),
      ),
    )
