import type { UnitKind } from '@campus/contract/school/organisation.ts'
import { AppOutline } from '@campus/ui/icons/app-outline.ts'
import { ContentOutline } from '@campus/ui/icons/content-outline.ts'
import { FolderOutline } from '@campus/ui/icons/folder-outline.ts'
import { TeamOutline } from '@campus/ui/icons/team-outline.ts'
import type { ComponentType } from 'react'
import type { z } from 'zod'

export const unitIcons: Record<z.infer<typeof UnitKind>, ComponentType> = {
  college: AppOutline,
  major: ContentOutline,
  class: TeamOutline,
  department: FolderOutline,
}
