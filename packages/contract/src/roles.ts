import { z } from 'zod'
import type { Phrase } from './language.ts'

export const roles = ['student', 'teacher', 'visitor', 'family', 'manager', 'admin', 'auditor', 'terminal'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Roles that manage: the school gives them, and where it is required they log in with a second factor. */
export const managingRoles = ['manager', 'admin', 'auditor'] as const

/** What a person may call themselves at login and registration; the other roles are given by the school. */
export const userTypes = ['student', 'teacher', 'visitor', 'family'] as const
export const UserType = z.enum(userTypes)
export type UserType = z.infer<typeof UserType>

export const userTypeNames: Record<UserType, Phrase> = {
  student: ['学生', 'Student', '學生'],
  teacher: ['教职工', 'Teacher or staff', '教職員'],
  visitor: ['访客', 'Visitor', '訪客'],
  family: ['家属', 'Family member', '家屬'],
}

/** What the number of somebody is called where it is known who they are. */
export const numberNames: Record<UserType, Phrase> = {
  student: ['学号', 'Student number', '學號'],
  teacher: ['工号', 'Staff number', '工號'],
  visitor: ['编号', 'Number', '編號'],
  family: ['编号', 'Number', '編號'],
}

export const roleNames: Record<Role, Phrase> = {
  ...userTypeNames,
  manager: ['管理教师', 'Managing teacher', '管理教師'],
  admin: ['学校管理员', 'School administrator', '學校管理員'],
  auditor: ['审计员', 'Auditor', '稽核員'],
  terminal: ['自助终端', 'Terminal', '自助終端'],
}

/** Who may use a call: everybody, anybody logged in, or only the roles named. */
export type Who = 'public' | 'user' | readonly Role[]
