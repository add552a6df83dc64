import { type Language, languages, toLanguage } from '@campus/contract/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../platform/text/escape-html.ts'

/** As each is called by those who read it. */
const names: Readonly<Record<Language, string>> = { zh_CN: '简体中文', en_US: 'English', zh_TW: '繁體中文' }

const cookie = 'demo-language'
const kept = new RegExp(`(?:^|; )${cookie}=(\\w+)`)

const addressOf = ({ url }: FastifyRequest) => new URL(url, 'http://demo')
const known = (given: string | null | undefined) => languages.find((language) => language === given)
const askedFor = (request: FastifyRequest) => known(addressOf(request).searchParams.get('language'))

/** What the address says, then what was chosen on a page of the demo before, then what the browser prefers. */
const languageOf = (request: FastifyRequest): Language =>
  askedFor(request) ?? known(kept.exec(request.headers.cookie ?? '')?.[1]) ?? toLanguage(request.headers['accept-language'])

/** The same page in each language, with all else that its address says. */
const renderChoice = (request: FastifyRequest, shown: Language) => {
  const link = (language: Language) => {
    const query = addressOf(request).searchParams
    query.set('language', language)
    const current = language === shown ? ' aria-current="true"' : ''
    return `<a href="?${escapeHtml(query.toString())}" lang="${language.replace('_', '-')}"${current}>${names[language]}</a>`
  }
  return `<nav class="languages">${languages.map(link).join('')}</nav>`
}

/** Nobody keeps a page of the demo: what it shows is true for a moment, and only here. */
export const sendDemoPage = (request: FastifyRequest, reply: FastifyReply, render: (language: Language) => string) => {
  const language = languageOf(request)
  if (askedFor(request)) reply.header('set-cookie', `${cookie}=${language}; Path=/demo; Max-Age=31536000; SameSite=Lax; HttpOnly`)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(render(language).replace('</main>', `${renderChoice(request, language)}\n</main>`))
}
