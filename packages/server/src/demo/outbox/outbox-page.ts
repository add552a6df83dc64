import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { zoneOffset } from '@campus/contract/zone-offset.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { momentIn } from '../../platform/time/moment.ts'
import type { OutboxKind } from '../../ports/outbox-folder.ts'
import { renderDemoFrame } from '../page/frame.ts'
import type { OutboxMessage } from './outbox.ts'

const title: Phrase = ['演示发件箱', 'Demo outbox', '示範寄件匣']
const explains: Phrase = [
  '演示学校不真正发送邮件和短信，发给任何人的内容都在这里，最新的在最前。',
  'The demo school does not send real emails or text messages. Everything it would have sent is listed here, newest first.',
  '示範學校不真正發送郵件和簡訊，發給任何人的內容都在這裡，最新的在最前。',
]
const nothing: Phrase = ['还没有发送过内容。', 'Nothing has been sent yet.', '還沒有發送過內容。']
const kinds: Record<OutboxKind, Phrase> = { mail: ['邮件', 'Email', '郵件'], sms: ['短信', 'Text message', '簡訊'] }
const again: Phrase = ['刷新', 'Refresh', '重新整理']

/** Laid over the style sheet of the demo pages. */
export const outboxCss = `article { border-radius: 8px; margin: 0 0 .75rem; padding: .75rem 1rem; background: light-dark(#fff, #232427) }
article h2 { margin: 0 0 .25rem }
article p { margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
`

export const renderOutbox = (
  messages: readonly (OutboxMessage & { readonly kind: OutboxKind })[],
  timeZone: string,
  language: Language,
): string => {
  const clock = (at: Date) => `${momentIn(timeZone, at)} (${zoneOffset(timeZone, at)})`
  const articles = messages.map(
    ({ kind, to, at, subject, text }) => `<article>
<h2>${escapeHtml([say(kinds[kind], language), subject].filter((part) => part !== '').join(' · '))}</h2>
<small>${escapeHtml(to)} · <time datetime="${escapeHtml(at)}">${clock(new Date(at))}</time></small>
<p dir="auto">${escapeHtml(text)}</p>
</article>`,
  )
  return renderDemoFrame({
    language,
    title,
    styleSheet: 'demo.css',
    body: `<p>${escapeHtml(say(explains, language))}</p>
<p><a href="outbox">${escapeHtml(say(again, language))}</a></p>
${articles.join('\n') || `<p>${escapeHtml(say(nothing, language))}</p>`}`,
  })
}
