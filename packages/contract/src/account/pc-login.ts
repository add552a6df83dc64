import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'

const Secret = z.string().min(20).max(100)
export const PcLoginState = z.enum(['shown', 'scanned', 'confirmed', 'refused', 'expired'])

export const beginPcLogin = call({
  method: 'POST',
  path: '/openApi/pcLogin',
  who: 'public',
  summary: 'Create a code (60 seconds) for the PC page to show, and the secret with which only this page can read the outcome.',
  output: z.object({ id: Id, code: Secret, pageSecret: Secret, url: z.string(), expiresAt: Instant }),
  refusals: ['try_later'],
})

export const watchPcLogin = call({
  method: 'POST',
  path: '/openApi/pcLogin/{id}/watch',
  who: 'public',
  summary: 'State of a PC login code, for pages without a websocket; once confirmed it returns a one-time login ticket.',
  params: z.object({ id: Id }),
  body: z.object({ pageSecret: Secret }),
  output: z.object({ state: PcLoginState, ticket: z.string().nullable() }),
})

export const scanPcLogin = call({
  method: 'GET',
  path: '/tcyApi/qrCodeLogin',
  who: 'user',
  summary: 'Report that the phone has scanned the code; returns where it is shown, on what device and for what.',
  query: z.object({ code: Secret }),
  output: z.object({ deviceName: z.string(), network: z.string(), purpose: z.string(), expiresAt: Instant }),
  refusals: ['scan_code_expired', 'scan_code_taken'],
  changesState: true,
})

export const confirmPcLogin = call({
  method: 'GET',
  path: '/tcyApi/phoneConfirm',
  who: 'user',
  summary: 'Confirm or refuse the scanned PC login.',
  query: z.object({ code: Secret, decision: z.enum(['confirm', 'refuse']) }),
  output: Done,
  refusals: ['scan_code_expired', 'scan_code_taken'],
  changesState: true,
})
