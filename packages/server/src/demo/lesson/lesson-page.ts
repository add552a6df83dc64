import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { momentIn } from '../../platform/time/moment.ts'
import { renderDemoFrame } from '../page/frame.ts'
import type { DemoLesson } from './demo-lesson.ts'

const title: Phrase = ['演示课堂', 'Demo lesson', '示範課堂']
const explains: Phrase = [
  '在这里让一节课马上开始，然后用两个窗口试用点名和签到：一个窗口登录教师，另一个（无痕窗口或另一台设备）登录学生。',
  'Begin a lesson now and try roll call and sign-in with two windows: one logged in as the teacher, another (a private window or a second device) as the student.',
  '在這裡讓一節課馬上開始，然後用兩個視窗試用點名和簽到：一個視窗登入教師，另一個（無痕視窗或另一台裝置）登入學生。',
]
const begins: Phrase = ['现在开始上课', 'Begin a lesson now', '現在開始上課']
const goesOn: Phrase = ['正在上课', 'Going on now', '正在上課']
const calls: Phrase = ['点名', 'Call the roll', '點名']
const signs: Phrase = ['签到', 'Sign in', '簽到']

const renderRunning = (lesson: DemoLesson, language: Language) => {
  const t = (phrase: Phrase) => escapeHtml(say(phrase, language))
  const clock = (at: Date) => momentIn(lesson.timeZone, at).slice(-5)
  const link = (address: string, text: Phrase, { name, account }: DemoLesson['teacher']) =>
    `<li><a href="${escapeHtml(address)}" target="_blank" rel="noreferrer">${t(text)} <small>${escapeHtml(`${name} ${account}`)}</small></a></li>`
  return `<h2>${t(goesOn)}</h2>
<p>${t(lesson.course)} · ${t(lesson.room)} · ${clock(lesson.startsAt)}–${clock(lesson.endsAt)}</p>
<ul>
${link(`/#${attendancePaths.named.address}?id=${lesson.id}`, calls, lesson.teacher)}
${link(`/#${attendancePaths.signIn.address}`, signs, lesson.student)}
</ul>`
}

export const renderLesson = (lesson: DemoLesson | undefined, language: Language): string =>
  renderDemoFrame({
    language,
    title,
    styleSheet: 'demo.css',
    body: `<p>${escapeHtml(say(explains, language))}</p>
${lesson ? renderRunning(lesson, language) : `<form method="post" action="lesson" class="actions"><button class="main">${escapeHtml(say(begins, language))}</button></form>`}`,
  })
