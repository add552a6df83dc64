import { readFileSync, writeFileSync } from 'node:fs'
import { settings } from '../platform/config/settings.ts'

/** Writes the table of settings into the operator's guide, or with `--verify` fails when the guide lags behind. */
const file = new URL('../../../../docs/operations.md', import.meta.url)
const [begin, end] = ['<!-- settings -->', '<!-- /settings -->']

const defaultOf = (schema: (typeof settings)[keyof typeof settings]['schema']) => {
  const { data } = schema.safeParse(undefined)
  return data === undefined ? '' : `\`${String(data)}\``
}

const rows = Object.entries(settings).map(
  ([name, { schema, summary, ...rest }]) => `| \`${name}\`${'isSecret' in rest ? ' (secret)' : ''} | ${defaultOf(schema)} | ${summary} |`,
)
const table = ['| setting | default | what it is for |', '| --- | --- | --- |', ...rows].join('\n')

const kept = readFileSync(file, 'utf8')
const [before, after] = [kept.split(begin)[0], kept.split(end)[1]]
if (after === undefined) throw new Error(`docs/operations.md has no ${begin} … ${end}`)
const fresh = `${before}${begin}\n${table}\n${end}${after}`

if (!process.argv.includes('--verify')) writeFileSync(file, fresh)
else if (fresh !== kept) {
  console.error('The settings in docs/operations.md are stale: run npm run docs:settings.')
  process.exitCode = 1
}
