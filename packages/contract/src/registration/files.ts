import { z } from 'zod'
import { call, type FileRule } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { RecordedType } from './states.ts'

export const casePhotos = ['admission', 'academic_record', 'degree', 'recent', 'certified'] as const
export const caseScans = ['diploma', 'degree_certificate', 'transcript', 'student_card'] as const
export const caseFileKinds = [...casePhotos, ...caseScans] as const
export const CaseFileKind = z.enum(caseFileKinds)
export type CaseFileKind = z.infer<typeof CaseFileKind>

export const caseFileNames: Record<CaseFileKind, Phrase> = {
  admission: ['录取照片', 'Admission photo', '錄取照片'],
  academic_record: ['学籍照片', 'Academic record photo', '學籍照片'],
  degree: ['学历照片', 'Degree photo', '學歷照片'],
  recent: ['近期照片', 'Recent photo', '近期照片'],
  certified: ['认证照片', 'Certified photo', '認證照片'],
  diploma: ['毕业证书', 'Diploma', '畢業證書'],
  degree_certificate: ['学位证书', 'Degree certificate', '學位證書'],
  transcript: ['成绩单', 'Transcript', '成績單'],
  student_card: ['学生证', 'Student card', '學生證'],
}

/** Of one case. */
export const maxCaseFiles = 10

const fileRule = {
  field: 'file',
  maxBytes: 10 * 1024 * 1024,
  maxCount: 1,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
  isEncrypted: true,
} as const satisfies FileRule

export const CaseFile = z.object({ id: Id, kind: CaseFileKind, name: z.string(), size: z.number().int(), addedAt: Instant })

export const wantedFiles = call({
  method: 'GET',
  path: '/tcyApi/getCertificateFieldList',
  who: 'public',
  summary: 'The photos and scans that a school wants where no record fits or a person has to decide.',
  query: z.object({ schoolId: Id.optional(), userType: RecordedType }),
  output: z.array(z.object({ kind: CaseFileKind, label: z.string(), isPhoto: z.boolean(), isRequired: z.boolean() })),
  refusals: ['school_unknown'],
})

export const caseFiles = call({
  method: 'GET',
  path: '/tcyApi/userRegister/uploadFiles',
  who: 'public',
  summary: 'The files that a case has so far; their contents are shown to those who decide alone.',
  query: z.object({ id: Id }),
  output: z.array(CaseFile),
})

const uploadRefusals = [
  'file_kind',
  'too_large',
  'picture_broken',
  'registration_files_full',
  'registration_reviewed',
  'try_later',
] as const

export const addCaseFile = call({
  method: 'POST',
  path: '/tcyApi/uploadUserCertImg',
  who: 'public',
  summary: 'Add one photo or scan to a case; the picture is redrawn and kept encrypted.',
  query: z.object({ id: Id, kind: CaseFileKind }),
  file: fileRule,
  output: CaseFile,
  refusals: uploadRefusals,
})

export const addCaseFiles = call({
  method: 'POST',
  path: '/tcyApi/userRegister/uploadFiles',
  who: 'public',
  summary: 'Add several photos or scans of one kind to a case.',
  query: z.object({ id: Id, kind: CaseFileKind }),
  file: { ...fileRule, maxCount: maxCaseFiles },
  output: z.array(CaseFile),
  refusals: uploadRefusals,
})

export const removeCaseFile = call({
  method: 'POST',
  path: '/openApi/registration/removeFile',
  who: 'public',
  summary: 'Remove a file from a case that has not been submitted, or that waits for more material.',
  body: z.object({ id: Id, fileId: Id }),
  output: z.array(CaseFile),
  refusals: ['registration_reviewed'],
})
