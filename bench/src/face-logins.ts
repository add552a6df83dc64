import { randomUUID } from 'node:crypto'
import { startFaceLogin, verifyFaceLogin } from '@campus/contract/account/face-login.ts'
import { loginByTicket } from '@campus/contract/account/login.ts'
import { framesOf, momentOf, takenAgain } from '@campus/face/testing/films.ts'
import { systemContext } from '@campus/server/context/context.ts'
import { keepVector } from '@campus/server/modules/faces/vectors/vector.service.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { solveCaptcha } from '@campus/server/testing/captcha.ts'
import { agreeToFaces, givePortrait, turnFacesOn } from '@campus/server/testing/faces.ts'
import { agreed, logInAs } from '@campus/server/testing/logging-in.ts'
import { makePerson, makeSchool } from '@campus/server/testing/people.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'
import { medianOf } from './load.ts'

/** A login by face, from the name to the session, and one by password, on a known device; the captcha and the camera are left out. */
export const measureFaceLogins = async (rounds: number) => {
  const campus = await openTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' }, checksOutput: false })
  try {
    const { sql } = campus.base
    const { id: schoolId } = await makeSchool(sql)
    const person = await makePerson(sql, schoolId)
    const ids = { schoolId, personId: person.id }
    await turnFacesOn(sql, schoolId)
    await agreeToFaces(sql, ids, 'comparison', 'login')
    const photo = await momentOf(2, 'front')
    const fileId = await givePortrait(campus, ids, photo)
    const { vector } = await campus.base.services.face.judge(photo)
    if (!vector) throw new Error('the photo shows no face')
    await keepVector(systemContext(campus.base), { ...ids, fileId, vector })
    const device = { headers: { 'x-device-id': randomUUID() } }
    const ask = asker(campus.url)
    const times: { face: number; password: number }[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const since = performance.now()
      await logInAs(campus.url, person, {}, device)
      const password = performance.now() - since
      const who = {
        schoolId,
        userType: 'student' as const,
        account: person.number,
        captcha: await solveCaptcha(campus.url),
        consent: agreed,
      }
      const began = performance.now()
      const { data: started } = await ask(startFaceLogin, who, device)
      const asked = performance.now() - began
      const shown = await framesOf(2, started.prompts)
      const frames = await Promise.all(
        shown.map(async ({ step, bytes }) => ({ step, picture: (await takenAgain(bytes)).toString('base64') })),
      )
      const sent = performance.now()
      const { data } = await ask(verifyFaceLogin, { ticket: started.ticket, challengeId: started.challengeId, frames }, device)
      if (!data.loginTicket) throw new Error(`the face is not known: ${data.fault}`)
      await ask(loginByTicket, { id: data.loginTicket }, device)
      // The first round opens the models.
      if (round > 0) times.push({ password, face: asked + performance.now() - sent })
    }
    return { face: medianOf(times.map(({ face }) => face)), password: medianOf(times.map(({ password }) => password)) }
  } finally {
    await campus.close()
  }
}
