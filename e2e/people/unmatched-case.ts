import { Envelope } from '@campus/contract/envelope.ts'
import { checkFields } from '@campus/contract/registration/check.ts'
import { addCaseFile } from '@campus/contract/registration/files.ts'
import { handInUnmatched } from '@campus/contract/registration/hand-in.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { solveCaptcha } from '@campus/server/testing/captcha.ts'
import { aPicture } from '@campus/server/testing/registering.ts'
import { address } from '../address.ts'
import { askServer } from './ask-server.ts'
import { someReach } from './newcomer.ts'
import { someIdCard } from './registering.ts'

export interface UnmatchedCase {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly email: string
}

const addScan = async (id: string, kind: 'student_card' | 'recent', network: string) => {
  const form = new FormData()
  form.append(addCaseFile.file.field, new Blob([new Uint8Array(await aPicture())]), 'scan.jpg')
  const asked = new URLSearchParams({ id, kind })
  const headers = { 'x-forwarded-for': network }
  const answer = await fetch(`${address}${addCaseFile.path}?${asked}`, { method: 'POST', body: form, headers })
  const { error } = Envelope.parse(await answer.json())
  if (error) throw new Error(`a scan was refused: ${error}`)
}

/** A registration that fits no record and waits for those who decide, for journeys that begin with it. */
export const handInUnknown = async (name: string, network: string): Promise<UnmatchedCase> => {
  const { number, email } = someReach()
  const schoolId = demoUniversity.id
  const { documents } = (await askServer(loginInit, { schoolId }, network)).data
  const given = {
    schoolId,
    userType: 'student',
    fields: { name, number, idCard: someIdCard() },
    consent: { ...documents, agreed: true },
    captcha: await solveCaptcha(address, { headers: { 'x-forwarded-for': network } }),
  } as const
  const { id } = (await askServer(checkFields, given, network)).data
  for (const kind of ['student_card', 'recent'] as const) await addScan(id, kind, network)
  await askServer(handInUnmatched, { id, email }, network)
  return { id, name, number, email }
}
