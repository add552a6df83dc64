import { consolePaths } from '@campus/contract/paths/console.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { logInToDemo } from '@campus/server/testing/demo-login.ts'
import { withBarePage } from '../bare-page.ts'
import { withDemoServer } from '../demo-server.ts'
import { loadPages } from '../page-loads.ts'
import { judge, kilobytes, printLine } from '../report.ts'

/** Compressed bytes, requests and seconds until the page can be used on a slow phone. */
const goals = {
  login: { kilobytes: 150, requests: 25, seconds: 3.5 },
  home: { kilobytes: 230, requests: 25, seconds: 5 },
  start: { kilobytes: 280, requests: 35, seconds: 7 },
  console: { kilobytes: 280, requests: 35, seconds: 7 },
}
const shiftGoal = 0.05

const sessionOf = async (url: string, role: 'student' | 'admin') => {
  const { token, user } = await logInToDemo(url, role)
  const loginType = role === 'student' ? 'student' : 'teacher'
  return {
    guid: role,
    token,
    user,
    remember: '',
    loginType,
    language: 'zh_CN',
    school: { id: demoUniversity.id, name: demoUniversity.name },
  }
}

/** Pages on a device that has never seen them, with everything they load until the network is quiet. */
export const reportWeight = () =>
  withBarePage((bareUrl) =>
    withDemoServer(async ({ url }) => {
      const admin = { isWide: true, session: await sessionOf(url, 'admin') }
      const loads = await loadPages({
        bare: { url: bareUrl, ready: 'h1' },
        login: { url, ready: 'form input' },
        home: { url: `${url}/#${messagesPaths.home.address}`, session: await sessionOf(url, 'student'), ready: '.tile' },
        start: { ...admin, url: `${url}/#${consolePaths.start.address}`, ready: '.console-card' },
        console: { ...admin, url: `${url}/#${consolePaths.people.address}`, ready: 'tbody tr' },
      })
      printLine('bare page', kilobytes(loads.bare.cold.bytes), `${(loads.bare.slowMs / 1000).toFixed(1)} s on a slow phone`)
      for (const name of ['login', 'home', 'start', 'console'] as const) {
        const { cold, slowMs } = loads[name]
        const goal = goals[name]
        judge(name, kilobytes(cold.bytes), cold.bytes <= goal.kilobytes * 1024, `${goal.kilobytes} KB`)
        judge(`${name}: requests`, String(cold.requests), cold.requests <= goal.requests, String(goal.requests))
        judge(`${name}: layout shift`, cold.shift.toFixed(3), cold.shift <= shiftGoal, String(shiftGoal))
        judge(
          `${name}: ready on a slow phone`,
          `${(slowMs / 1000).toFixed(1)} s`,
          slowMs <= goal.seconds * 1000,
          `${goal.seconds} s`,
          `${(slowMs / loads.bare.slowMs).toFixed(1)} times a bare page`,
        )
      }
    }),
  )
