import { z } from 'zod'

export const roles = ['student', 'teacher', 'visitor', 'family', 'manager', 'admin', 'auditor', 'terminal'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** What a person may call themselves at login and registration; the other roles are given by the school. */
export const userTypes = ['student', 'teacher', 'visitor', 'family'] as const
export const UserType = z.enum(userTypes)
export type UserType = z.infer<typeof UserType>

/** Who may use a call: everybody, anybody logged in, or only the roles named. */
export type Who = 'public' | 'user' | readonly Role[]
