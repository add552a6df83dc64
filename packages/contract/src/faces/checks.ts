import { z } from 'zod'
import { call, pictureBodyBytes } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { checkPurposes, faceFaults, prompts } from './face-words.ts'

/** The app sends at most so many frames of a face check, each at most so many points long. */
export const frameRules = { maxCount: 16, longestSide: 640, perPrompt: 4 } as const
const maxFrameText = 1_000_000

export const Frames = z
  .array(
    z.object({
      /** Which of the prompts was shown, from 0. */
      step: z.number().int().min(0).max(2),
      /** A JPEG in base64. */
      picture: z.base64().min(4).max(maxFrameText),
    }),
  )
  .min(1)
  .max(frameRules.maxCount)

/** What somebody is asked to do before the camera, and until when. */
export const Challenge = z.object({
  challengeId: Id,
  prompts: z.array(z.enum(prompts)),
  expiresAt: Instant,
  attemptsLeft: z.number().int(),
})

export const CheckResult = z.object({
  isPassed: z.boolean(),
  fault: z.enum(faceFaults).nullable(),
  attemptsLeft: z.number().int(),
})

export const checkRefusals = ['faces_off', 'face_resting', 'face_challenge_over', 'face_busy'] as const
/** The check of a computer is made with the phone: which one, by the id that the code carried. */
const handover = { handoverId: Id.optional() }

export const startOwnChallenge = call({
  method: 'POST',
  path: '/my/faceChallenges',
  who: 'user',
  summary: 'Start a face check of my own or a manager’s: what to do before the camera, within 90 seconds.',
  body: z.object({ purpose: z.enum(['user', 'manager']) }),
  output: Challenge,
  refusals: ['faces_off', 'face_resting', 'face_busy', 'face_consent_needed', 'face_not_kept'],
})

const answered = { challengeId: Id, frames: Frames, ...handover }

export const verifyOwnFace = call({
  method: 'POST',
  path: '/tcyApi/face/faceVerification/verification',
  who: 'user',
  summary: 'Answer a face check of my own with its frames; they are measured again and never stored.',
  body: z.object(answered),
  output: CheckResult,
  refusals: [...checkRefusals, 'face_consent_needed', 'face_not_kept'],
  maxBodyBytes: pictureBodyBytes,
})

export const verifyManagerFace = call({
  method: 'POST',
  path: '/tcyApi/face/faceVerification/managerVerification',
  who: ['manager', 'admin'],
  summary: 'Answer a manager’s face check; if it passes, the photo library and its exports are open in this session for ten minutes.',
  body: z.object(answered),
  output: CheckResult.extend({ until: Instant.nullable() }),
  refusals: [...checkRefusals, 'face_consent_needed', 'face_not_kept'],
  maxBodyBytes: pictureBodyBytes,
})

export const createHandover = call({
  method: 'GET',
  path: '/tcyApi/face/faceVerification/genUrl',
  who: 'user',
  summary: 'Create a code (60 seconds) for a computer to show, so that my phone makes the face check for it.',
  query: z.object({ purpose: z.enum(['user', 'manager']) }),
  output: z.object({ id: Id, url: z.string(), expiresAt: Instant }),
  refusals: ['faces_off'],
  changesState: true,
})

export const followHandover = call({
  method: 'GET',
  path: '/tcyApi/face/faceVerification/scannedQrCode/{id}',
  who: 'user',
  summary: 'With the code: my phone takes the check over. Without it: how far the check is.',
  params: z.object({ id: Id }),
  query: z.object({ code: z.string().min(20).max(100).optional() }),
  output: z.object({ state: z.enum(['shown', 'taken', 'passed', 'expired']), purpose: z.enum(['user', 'manager']), expiresAt: Instant }),
  refusals: ['scan_code_expired'],
  changesState: true,
})

export const faceConfig = call({
  method: 'GET',
  path: '/ai/aiBasicFaceCollectConfig/toApp',
  who: 'user',
  summary: 'How face checks are made at my school, for the app.',
  output: z.object({
    isOn: z.boolean(),
    methods: z.array(z.enum(checkPurposes)),
    attempts: z.number().int(),
    challengeSeconds: z.number().int(),
    maxFrames: z.number().int(),
    longestSide: z.number().int(),
    framesPerPrompt: z.number().int(),
  }),
})

export const OwnFaceCheck = z.object({
  id: Id,
  purpose: z.enum(checkPurposes),
  isPassed: z.boolean(),
  fault: z.enum(faceFaults).nullable(),
  deviceName: z.string(),
  network: z.string(),
  at: Instant,
})

export const ownFaceChecks = call({
  method: 'GET',
  path: '/ai/aiBusVerificationLog/getVerificationLogToApp',
  who: 'user',
  summary: 'My face checks of the last 180 days, newest first; no pictures are kept.',
  query: PageQuery,
  output: pageOf(OwnFaceCheck),
})
