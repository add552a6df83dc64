import type { Ctx } from '../../../context/context.ts'

export const rollKeyPlace = (lessonId: string) => `attendance.roll_key ${lessonId}`

export const sealKey = (ctx: Ctx, lessonId: string, key: string) => ctx.services.secretBox.encrypt(key, rollKeyPlace(lessonId))

export const openKey = (ctx: Ctx, lessonId: string, encrypted: Buffer) => ctx.services.secretBox.decrypt(encrypted, rollKeyPlace(lessonId))
