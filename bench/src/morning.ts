import { login } from '@campus/contract/account/login.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { asker, fetchCall } from '@campus/server/testing/ask.ts'
import { solveCaptcha } from '@campus/server/testing/captcha.ts'
import { withPassword } from '@campus/server/testing/logging-in.ts'
import { makePerson, makeSchool, type TestPerson } from '@campus/server/testing/people.ts'
import { openTestCampus, type TestCampus } from '@campus/server/testing/test-campus.ts'

/** 20,000 people and the ceilings of the server, both fifty times smaller. */
const scale = 50
const people = 20_000 / scale
const perMinute = 1200 / scale
const peopleAtOnce = 32
/** Every twentieth mistypes the password first. */
const mistypes = 20
const readsAfterLogin = 6
const floodAtOnce = 4
const maxFlood = 20_000

export interface Morning {
  readonly people: number
  readonly arrived: number
  /** Requests of people that were answered with 429. */
  readonly refused: number
  readonly captchas: number
  readonly perSecond: number
}

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })

/** What the app does for one person: the login page, the password, and what the home screen reads. */
const arrive = async (url: string, person: TestPerson, network: string, isMistyped: boolean) => {
  let [refused, captchas] = [0, 0]
  const noted = ({ status }: { status: number }) => {
    if (status === 429) refused += 1
  }
  noted(await fetchCall(url, loginInit, { schoolId: person.schoolId }, from(network)))
  if (isMistyped) noted(await asker(url)(login, withPassword(person, { password: 'wrong horse 42' }), from(network)))
  let answer = await asker(url)(login, withPassword(person), from(network))
  if (answer.error === 'captcha_required') {
    captchas = 1
    answer = await asker(url)(login, withPassword(person, { captcha: await solveCaptcha(url, from(network)) }), from(network))
  }
  noted(answer)
  const { token } = answer
  if (!token) return { hasArrived: false, refused, captchas }
  const reads = await Promise.all(Array.from({ length: readsAfterLogin }, () => fetchCall(url, ownInfo, {}, { token, ...from(network) })))
  reads.forEach(noted)
  return { hasArrived: reads.every(({ status }) => status === 200), refused, captchas }
}

const arriveAll = async (url: string, all: readonly TestPerson[], network: string): Promise<Morning> => {
  const [waiting, began] = [[...all.entries()], performance.now()]
  const total = { arrived: 0, refused: 0, captchas: 0 }
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { hasArrived, refused, captchas } = await arrive(url, next[1], network, next[0] % mistypes === mistypes - 1)
      total.arrived += hasArrived ? 1 : 0
      total.refused += refused
      total.captchas += captchas
    }
  }
  await Promise.all(Array.from({ length: peopleAtOnce }, lane))
  return { ...total, people: all.length, perSecond: all.length / ((performance.now() - began) / 1000) }
}

/** Somebody behind the same address who invents a token for each request, until stopped. */
const flood = (url: string, network: string) => {
  const state = { sent: 0, refused: 0, isOver: false }
  const lane = async () => {
    while (!state.isOver && state.sent < maxFlood) {
      state.sent += 1
      const authorization = `Bearer ${String(state.sent).padStart(43, 'x')}`
      const response = await fetch(`${url}${ownInfo.path}`, { headers: { authorization, 'x-forwarded-for': network } })
      await response.arrayBuffer()
      if (response.status === 429) state.refused += 1
    }
  }
  const lanes = Promise.all(Array.from({ length: floodAtOnce }, lane))
  return async () => {
    state.isOver = true
    await lanes
    return { sent: state.sent, refused: state.refused }
  }
}

const makePeople = async ({ base }: TestCampus) => {
  const { id } = await makeSchool(base.sql)
  const made: TestPerson[] = []
  for (let index = 0; index < people; index += 1) made.push(await makePerson(base.sql, id))
  return made
}

/** A campus behind one address at eight in the morning: at first alone, then beside somebody who floods from the same address. */
export const measureMorning = async () => {
  const campus = await openTestCampus({ environment: { REQUESTS_PER_MINUTE: String(perMinute), TRUSTED_PROXIES: '127.0.0.1' } })
  try {
    const [first, second] = [await makePeople(campus), await makePeople(campus)]
    const alone = await arriveAll(campus.url, first, '198.51.100.1')
    const stop = flood(campus.url, '198.51.100.2')
    const besideFlood = await arriveAll(campus.url, second, '198.51.100.2')
    return { scale, alone, besideFlood, flood: await stop() }
  } finally {
    await campus.close()
  }
}
