import { type ImportField, importHeadings } from '@campus/contract/administration/people-import.ts'
import { type RawLine as RawLineOf, readColumns as readColumnsOf } from '../../../../platform/tables/columns.ts'
import type { Table } from '../../../../platform/tables/table.ts'

/** Other names under which schools store the same field. */
const alsoCalled: Record<ImportField, readonly string[]> = {
  number: ['学号', '工号', '職工號', '學號', '工號', 'student number', 'staff number', 'job number'],
  name: ['真实姓名', 'full name', 'real name'],
  unit: ['单位', '部门', '院系', '班级', '班级名称', '單位', '部門', '班級', '班級名稱', 'class', 'class name', 'department'],
  grade: ['入学年级', '入學年級', 'grade', 'year'],
  phone: ['手机', '手机号码', '电话', '手機', '手機號', '手機號碼', '電話', 'mobile', 'phone number'],
  email: ['电子邮箱', '电子邮件', '電子信箱', '電子郵箱', '電子郵件', 'e-mail', 'email address', 'mail'],
  idCard: ['身份证', '身份证号码', '证件号码', '身分證', '身分證號碼', '證件號碼', 'id card', 'id card number'],
  pinyin: ['拼音', 'name pinyin'],
}

export const requiredFields: readonly ImportField[] = ['number', 'name']

export type RawLine = RawLineOf<ImportField>

/** Finds out which column of a table of people means what. */
export const readColumns = (table: Table) =>
  readColumnsOf(table, {
    headings: importHeadings,
    alsoCalled,
    required: requiredFields,
    empty: ['表格里没有人员', 'The table contains no people', '表格裡沒有人員'],
  })
