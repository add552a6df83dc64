import { isFinal } from '@campus/client/calls/submission-key.ts'
import { sightingText, signStamp, stampText } from '@campus/contract/attendance/codes.ts'
import { type Signed, sighting, sign } from '@campus/contract/attendance/signs.ts'
import type { Purpose } from '@campus/contract/attendance/states.ts'
import { send } from '../../../api/send.ts'
import { type PhoneKey, readPhoneKey } from '../phone/phone-key.ts'
import { registerFirst } from '../phone/register-first.ts'
import { addWaiting, stampOwner } from '../phone/waiting-stamps.ts'

/** A code is good for seconds: who cannot be found quickly signs without a position. */
const positionMs = 4000

const findPosition = () =>
  new Promise<{ latitude: number; longitude: number; accuracy: number } | undefined>((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    const timer = setTimeout(() => resolve(undefined), positionMs)
    const answer = (position?: GeolocationPosition) => {
      clearTimeout(timer)
      resolve(position && { latitude: position.coords.latitude, longitude: position.coords.longitude, accuracy: position.coords.accuracy })
    }
    navigator.geolocation.getCurrentPosition(answer, () => answer(), { enableHighAccuracy: true, timeout: positionMs, maximumAge: 60_000 })
  })

const receiptPlace = 'campus.receipt'

/** Before the login: proves later when this browser saw the code. */
export const keepSighting = async (code: string, purpose: Purpose): Promise<void> => {
  const { pair, publicKey } = await readPhoneKey()
  const signature = await signStamp(pair, sightingText({ code, purpose }))
  const { receipt } = await send(sighting, { code, purpose, key: publicKey, signature })
  sessionStorage.setItem(receiptPlace, JSON.stringify({ code, receipt }))
}

const receiptFor = (code: string): string | undefined => {
  const kept = JSON.parse(sessionStorage.getItem(receiptPlace) ?? '{}') as { code?: string; receipt?: string }
  return kept.code === code ? kept.receipt : undefined
}

const stampFor = async (phone: PhoneKey, code: string, purpose: Purpose) => {
  const said = { code, purpose, at: new Date().toISOString(), nonce: crypto.randomUUID() }
  return { ...said, key: phone.publicKey, signature: await signStamp(phone.pair, stampText(said)) }
}

/** Signs now. Without network, or while the server is busy or broken, the stamp waits on this device, and the answer is `waiting`. */
export const signWith = async (code: string, purpose: Purpose): Promise<Signed | 'waiting'> => {
  const owner = stampOwner()
  const phone = await readPhoneKey()
  const stamp = await stampFor(phone, code, purpose)
  const receipt = receiptFor(code)
  const [position] = await Promise.all([findPosition(), registerFirst(phone.publicKey).catch(() => undefined)])
  const whole = { ...stamp, ...(position && { position }), ...(receipt !== undefined && { receipt }) }
  try {
    return await send(sign, whole)
  } catch (error) {
    // Six digits are tried on the lessons of now, so they cannot wait.
    if (isFinal(error) || /^\d+$/.test(code)) throw error
    addWaiting(owner, whole)
    return 'waiting'
  }
}
