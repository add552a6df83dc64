import { z } from 'zod'
import { call } from '../call.ts'

export const checkUpgrade = call({
  method: 'POST',
  path: '/app/upgrade/check',
  who: 'public',
  summary: "Whether there is a newer version of the app than the caller's, and whether the update is mandatory.",
  body: z.object({
    appCode: z.string().trim().min(1).max(50),
    appVersion: z
      .string()
      .trim()
      .regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/, 'app_version'),
  }),
  output: z.object({
    hasUpdate: z.boolean(),
    isForced: z.boolean(),
    version: z.string(),
    notes: z.array(z.object({ version: z.string(), text: z.string(), publishedAt: z.string() })),
    address: z.string(),
  }),
})
