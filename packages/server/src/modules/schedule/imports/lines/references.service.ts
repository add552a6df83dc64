import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../../context/context.ts'
import { byCode } from '../../../../platform/tables/by-code.ts'
import * as repository from './references.repository.ts'

export const readCourses = async (ctx: Ctx, schoolId: string) => byCode(await repository.listCourses(ctx.sql, schoolId))

export const readPeople = async (ctx: Ctx, schoolId: string, kind: 'teacher' | 'student', numbers: readonly string[]) => {
  const wanted = [...new Set(numbers)]
  return new Map((await repository.listPeopleByNumber(ctx.sql, schoolId, kind, wanted)).map((person) => [person.number, person]))
}

// Said alike of every imported table, by the timetable and by the modules above it.

export const unknownCourse = (code: string): Phrase => [
  `没有编码为“${code}”的课程`,
  `No course has the code “${code}”`,
  `沒有編碼為「${code}」的課程`,
]

export const unknownUnit = (name: string): Phrase => [
  `没有编码或名称为“${name}”的单位`,
  `No unit has the code or name “${name}”`,
  `沒有編碼或名稱為「${name}」的單位`,
]

export const otherName: Phrase = ['学号与姓名不符', 'The number belongs to someone with another name', '學號與姓名不符']
