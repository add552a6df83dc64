import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { renderDemoFrame } from '../page/frame.ts'
import type { DemoLogin, DemoLoginName, DemoPerson } from './demo-codes.ts'

const loginNames: Record<DemoLoginName, Phrase> = {
  wechat: ['微信', 'WeChat', '微信'],
  wecom: ['企业微信', 'WeCom', '企業微信'],
  dingtalk: ['钉钉', 'DingTalk', '釘釘'],
  sso: ['学校统一身份认证', "the school's single sign-on", '學校統一身分認證'],
}

const standsIn = (login: Phrase): Phrase => [
  `在演示学校里，本页代替${login[0]}。`,
  `In the demo school, this page stands in for ${login[1]}.`,
  `在示範學校裡，本頁代替${login[2]}。`,
]
const choose: Phrase = ['请选择您的身份', 'Choose an identity', '請選擇您的身分']
const nothingIsSent: Phrase = [
  '这里不会联系任何外部服务，链接 5 分钟内有效，只能使用一次。',
  'No external service is contacted. Each link works once and expires in five minutes.',
  '這裡不會聯絡任何外部服務，連結 5 分鐘內有效，只能使用一次。',
]

interface DemoSignIn {
  readonly login: DemoLogin
  readonly state: string
  readonly redirectUri: string
  readonly people: readonly (DemoPerson & { readonly note?: string })[]
  readonly language: Language
}

/** The page vouches for people, so it sends them nowhere but back to this server. */
const checkRedirect = (redirectUri: string, { baseUrl, name }: DemoLogin): URL => {
  const target = URL.parse(redirectUri)
  if (target?.origin === new URL(baseUrl).origin) return target
  throw new OutsideFailure(`demo ${name}`, 'refused', 'the page was asked to lead to another site')
}

export const renderDemoSignIn = ({ login, state, redirectUri, people, language }: DemoSignIn): string => {
  const target = checkRedirect(redirectUri, login)
  const rows = people.map((person) => {
    const link = new URL(target)
    link.searchParams.set('code', login.mintDemoCode(person))
    link.searchParams.set('state', state)
    const note = person.note === undefined ? '' : `<small>${escapeHtml(person.note)}</small>`
    return `<li><a href="${escapeHtml(link.href)}"><span>${escapeHtml(person.name)}</span>${note}</a></li>`
  })
  const body = `<p>${escapeHtml(say(standsIn(loginNames[login.name]), language))}</p>
<h2>${escapeHtml(say(choose, language))}</h2>
<ul>
${rows.join('\n')}
</ul>
<p><small>${escapeHtml(say(nothingIsSent, language))}</small></p>`
  return renderDemoFrame({ language, title: loginNames[login.name], styleSheet: '../demo.css', body })
}
