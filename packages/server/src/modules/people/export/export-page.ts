import { type Language, type Phrase, say, sayList } from '@campus/contract/language.ts'
import { escapeHtml } from '../../../platform/text/escape-html.ts'
import { kindIn } from './export-kinds.ts'
import { labelOf } from './export-labels.ts'

const look = [
  'body{margin:0 auto;max-width:960px;padding:24px;font:16px/1.6 sans-serif;color:#1c2733;background:#f2f5f9}',
  'section{margin:0 0 16px;padding:16px 24px;background:#fff;border-radius:12px;overflow-x:auto}',
  'h1{font-size:24px}h2{font-size:18px}table{border-collapse:collapse;width:100%}',
  'th,td{padding:6px 12px;border-bottom:1px solid #dde4ec;text-align:left;vertical-align:top;white-space:pre-wrap}th{color:#4a5a6a}',
].join('\n')

const yes: Phrase = ['是', 'Yes', '是']
const no: Phrase = ['否', 'No', '否']
const nothing: Phrase = ['没有', 'Nothing', '沒有']
const heading: Phrase = ['学校保存的关于您的数据', 'Your data at the school', '學校保存的關於您的資料']

const isTime = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)

interface Reader {
  readonly language: Language
  readonly timeZone: string
}

const showTime = (at: string, { language, timeZone }: Reader) =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const show = (value: unknown, reader: Reader): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return say(value ? yes : no, reader.language)
  if (Array.isArray(value)) return showList(value, reader)
  if (isRecord(value)) return showRecord(value, reader)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return escapeHtml(isTime(text) ? showTime(text, reader) : text)
}

const showRecord = (record: Record<string, unknown>, reader: Reader) => {
  const rows = Object.entries(record).map(
    ([key, value]) => `<tr><th scope="row">${escapeHtml(labelOf(key, reader.language))}</th><td>${show(value, reader)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

const showList = (list: readonly unknown[], reader: Reader): string => {
  if (list.length === 0) return say(nothing, reader.language)
  if (!list.every(isRecord))
    return sayList(
      list.map((value) => show(value, reader)),
      reader.language,
    )
  const keys = [...new Set(list.flatMap((record) => Object.keys(record)))]
  const head = keys.map((key) => `<th scope="col">${escapeHtml(labelOf(key, reader.language))}</th>`).join('')
  const rows = list.map((record) => `<tr>${keys.map((key) => `<td>${show(record[key], reader)}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** How many there are, where it is a list. */
const sayCount = (value: unknown) => (Array.isArray(value) ? ` (${value.length})` : '')

/** The copy as a person reads it; `data` is what its machine-readable twin holds. */
export const exportPage = (data: Readonly<Record<string, unknown>>, madeAt: Date, reader: Reader): string => {
  const title = escapeHtml(say(heading, reader.language))
  const parts = Object.entries(data).map(([key, value]) => ({ key, value, name: escapeHtml(kindIn(key, reader.language)) }))
  const contents = parts.map(({ key, value, name }) => `<li><a href="#${escapeHtml(key)}">${name}</a>${sayCount(value)}</li>`)
  const sections = parts.map(({ key, value, name }) => `<section id="${escapeHtml(key)}"><h2>${name}</h2>${show(value, reader)}</section>`)
  return [
    `<!doctype html><html lang="${reader.language.replace('_', '-')}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${look}</style></head>`,
    `<body><h1>${title}</h1><p>${escapeHtml(showTime(madeAt.toISOString(), reader))}</p>`,
    `<section><ul>${contents.join('')}</ul></section>`,
    ...sections,
    '</body></html>',
  ].join('\n')
}
