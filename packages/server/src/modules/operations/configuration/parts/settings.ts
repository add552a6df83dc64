import { FaceSettings } from '@campus/contract/faces/console.ts'
import { say } from '@campus/contract/language.ts'
import { RegistrationSettings } from '@campus/contract/registration/settings.ts'
import { recordedTypes } from '@campus/contract/registration/states.ts'
import { settingNames } from '@campus/contract/school/console/setting-names.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { z } from 'zod'
import { changeSettings as changeFaceSettings, readOwnSettings as readFaceSettings } from '../../../faces/console/face-settings.service.ts'
import { changeRules, readRules } from '../../../registration/console/rules.service.ts'
import { changeSettings, readEditable } from '../../../school/console/settings.service.ts'
import type { Part } from '../part.ts'

const own: Readonly<Record<string, z.ZodType>> = { faces: FaceSettings, registration: RegistrationSettings }

/** Where two areas keep settings of their own, these are changed by them. */
export const settingsPart: Part = {
  name: 'settings',
  read: async (ctx) => ({
    ...(await readEditable(ctx)),
    faces: await readFaceSettings(ctx),
    registration: RegistrationSettings.parse(await readRules(ctx)),
  }),
  entryOf: (key) => own[key] ?? z.unknown().refine((value) => changeSchoolSettings.body.strict().safeParse({ [key]: value }).success),
  titleOf: (key, _, language) => (settingNames[key] ? say(settingNames[key], language) : key),
  fieldNames: settingNames,
  groupOf: (key) => (own[key] ? key : 'school'),
  apply: async (ctx, changes) => {
    const given = Object.fromEntries(changes.map(({ key, after }) => [key, after]))
    const { faces, registration, ...others } = given
    if (faces) await changeFaceSettings(ctx, FaceSettings.parse(faces))
    if (registration)
      for (const userType of recordedTypes) await changeRules(ctx, { userType, rules: RegistrationSettings.parse(registration)[userType] })
    if (Object.keys(others).length > 0) await changeSettings(ctx, changeSchoolSettings.body.parse(others))
  },
}
