import type { UnitKind } from '@campus/contract/school/organisation.ts'
import { AppOutline, ContentOutline, FolderOutline, TeamOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import type { z } from 'zod'

export const unitIcons: Record<z.infer<typeof UnitKind>, ComponentType> = {
  college: AppOutline,
  major: ContentOutline,
  class: TeamOutline,
  department: FolderOutline,
}
