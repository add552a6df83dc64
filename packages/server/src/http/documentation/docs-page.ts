import { type CallShape, isRaw } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'

const names = (call: CallShape) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.keys(call[part]?.shape ?? {}).map((name) => `<code>${escapeHtml(name)}</code> <small>${part}</small>`),
  )

const list = (title: string, items: readonly string[]) => (items.length > 0 ? `<dt>${title}</dt><dd>${items.join(', ')}</dd>` : '')

const section = (call: CallShape) => {
  const who = typeof call.who === 'string' ? call.who : call.who.join(', ')
  const files = call.file
    ? [
        `<code>${call.file.field}</code> <small>up to ${call.file.maxCount} × ${call.file.maxBytes / 1_048_576} MiB, ${call.file.kinds.join(', ')}</small>`,
      ]
    : []
  const answers = isRaw(call.output)
    ? [call.output.raw]
    : Object.keys('shape' in call.output ? (call.output.shape as object) : {}).map((name) => `<code>${escapeHtml(name)}</code>`)
  const no = (call.refusals ?? []).map((code) => `<code>${code}</code> <small>${escapeHtml(say(refusals[code], 'en_US'))}</small>`)
  return `<article id="${escapeHtml(`${call.method}${call.path}`)}"><h3><code>${call.method} ${escapeHtml(call.path)}</code></h3><p>${escapeHtml(call.summary)}</p><dl>
<dt>who</dt><dd>${who}</dd>${list('takes', [...names(call), ...files])}${list('answers', answers)}${list('may refuse', no)}${call.idempotency ? `<dt>Idempotency-Key</dt><dd>${call.idempotency}</dd>` : ''}</dl></article>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1f2937;background:#fff}
article{border-top:1px solid #e5e7eb;padding:.5rem 0}h3{font-size:1rem;margin:.5rem 0}dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem 1rem;margin:0}dt{color:#4b5563}dd{margin:0}small{color:#4b5563}
@media(prefers-color-scheme:dark){body{color:#e5e7eb;background:#111827}article{border-color:#374151}dt,small{color:#9ca3af}a{color:#93c5fd}}`

/** The same contract as /openapi.json, for reading. */
export const renderDocs = (calls: readonly CallShape[]) => {
  const groups = Map.groupBy(calls, (call) => call.path.split('/')[1] ?? '')
  const body = [...groups].map(([group, members]) => `<h2>/${escapeHtml(group)}</h2>${members.map(section).join('')}`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Campus calls</title><style>${style}</style>
<h1>Campus calls</h1><p>All JSON answers use one envelope <code>{ code, msg, data }</code>; a refusal has code 500, HTTP status 200 and a stable <code>error</code> word. The machine-readable form is <a href="/openapi.json">/openapi.json</a>.</p>${body}</html>`
}
