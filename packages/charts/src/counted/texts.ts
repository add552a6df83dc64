import { type Language, type Phrase, say } from '@campus/contract/language.ts'

/** What charts of counted numbers say, on a screen and on paper. */
export const countedTexts = {
  weekday: (day: number): Phrase => [
    ['周一', '周二', '周三', '周四', '周五', '周六', '周日'][day] ?? '',
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][day] ?? '',
    ['週一', '週二', '週三', '週四', '週五', '週六', '週日'][day] ?? '',
  ],
  month: (month: number): Phrase => [
    `${month}月`,
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1] ?? '',
    `${month}月`,
  ],
  over: ['明细已过保存期', 'The rows are no longer kept', '明細已過保存期'],
  people: ['此数字按人计算，明细按次列出', 'This number counts people; the rows list every single time', '此數字按人計算，明細按次列出'],
  together: ['此数字没有单独的明细', 'The rows of this number cannot be listed on their own', '此數字沒有單獨的明細'],
  earlier: (name: string): Phrase => [`${name}（对比）`, `${name} (compared)`, `${name}（對比）`],
  hour: ['小时', 'Hour', '小時'],
  day: ['日期', 'Day', '日期'],
  monthRow: ['月份', 'Month', '月份'],
  name: ['名称', 'Name', '名稱'],
  count: ['数量', 'Count', '數量'],
  before: ['对比', 'Compared', '對比'],
  total: (count: string): Phrase => [`共 ${count}`, `${count} in total`, `共 ${count}`],
  totalBefore: (count: string, before: string): Phrase => [
    `共 ${count}，对比 ${before}`,
    `${count} in total, compared with ${before}`,
    `共 ${count}，對比 ${before}`,
  ],
  none: ['这段时间没有数据', 'Nothing in this period', '這段時間沒有資料'],
  yuan: (yuan: string): Phrase => [`¥${yuan}`, `¥${yuan}`, `¥${yuan}`],
  milliseconds: (count: string): Phrase => [`${count} 毫秒`, `${count} ms`, `${count} 毫秒`],
  seconds: (count: number): Phrase => [`${count} 秒`, `${count} s`, `${count} 秒`],
  minutes: (count: number): Phrase => [`${count} 分钟`, `${count} min`, `${count} 分鐘`],
  hours: (count: string): Phrase => [`${count} 小时`, `${count} h`, `${count} 小時`],
  daysLong: (count: string): Phrase => [`${count} 天`, `${count} d`, `${count} 天`],
  mark: (row: string, series: string, value: string): Phrase => [
    series ? `${row}，${series}：${value}` : `${row}：${value}`,
    series ? `${row}, ${series}: ${value}` : `${row}: ${value}`,
    series ? `${row}，${series}：${value}` : `${row}：${value}`,
  ],
} as const satisfies Readonly<Record<string, Phrase | ((...args: never[]) => Phrase)>>

type Words = typeof countedTexts

/** The same in one language. */
export type CountedTexts = {
  readonly [Key in keyof Words]: Words[Key] extends (...args: infer Args) => Phrase ? (...args: Args) => string : string
}

export const textsIn = (language: Language): CountedTexts =>
  Object.fromEntries(
    Object.entries<Phrase | ((...args: never[]) => Phrase)>(countedTexts).map(([key, text]) => [
      key,
      typeof text === 'function' ? (...args: never[]) => say(text(...args), language) : say(text, language),
    ]),
  ) as CountedTexts

export interface DataWords {
  /** Seven, the first is Monday. */
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  /** Said of a mark whose rows are gone. */
  readonly over: string
  /** Said of a mark that counts people: its rows are what they did. */
  readonly people: string
  /** Said of a mark whose rows no screen lists apart. */
  readonly together: string
  /** How the series of the earlier span is called. */
  readonly earlier: (name: string) => string
}

export const dataWordsOf = ({ weekday, month, over, people, together, earlier }: CountedTexts): DataWords => ({
  over,
  people,
  together,
  earlier,
  weekdays: Array.from({ length: 7 }, (_, day) => weekday(day)),
  months: Array.from({ length: 12 }, (_, place) => month(place + 1)),
})
