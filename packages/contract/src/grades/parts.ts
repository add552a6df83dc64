import { z } from 'zod'
import type { Phrase } from '../language.ts'

export const partKinds = ['usual', 'attendance', 'homework', 'laboratory', 'project', 'midterm', 'final', 'other'] as const
export type PartKind = (typeof partKinds)[number]

export const partKindNames: Record<PartKind, Phrase> = {
  usual: ['平时成绩', 'Coursework', '平時成績'],
  attendance: ['考勤', 'Attendance', '考勤'],
  homework: ['作业', 'Homework', '作業'],
  laboratory: ['实验', 'Laboratory', '實驗'],
  project: ['课程设计', 'Project', '課程設計'],
  midterm: ['期中考试', 'Midterm exam', '期中考試'],
  final: ['期末考试', 'Final exam', '期末考試'],
  other: ['其他', 'Other', '其他'],
}

export const maxParts = 10

/** `name` is for a part that is none of the common ones. */
export const Part = z.object({
  kind: z.enum(partKinds),
  name: z.string().trim().max(30).default(''),
  weight: z.number().int().min(1).max(100),
})
export type Part = z.output<typeof Part>

/** Out of 100, with at most one decimal. */
export const Mark = z.number().min(0).max(100).multipleOf(0.1, 'wrong')

/** Instead of marks: missed the exam, writes it later, or does not have to. */
export const remarks = ['', 'absent', 'deferred', 'exempt'] as const
export const Remark = z.enum(remarks)
export type Remark = z.infer<typeof Remark>

export const remarkNames: Record<Exclude<Remark, ''>, Phrase> = {
  absent: ['缺考', 'Missed the exam', '缺考'],
  deferred: ['缓考', 'Exam deferred', '緩考'],
  exempt: ['免修', 'Exempt', '免修'],
}
