import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import type { Screen } from '../../navigation/screen.ts'

/** As the calls say; their shapes would be loaded with the list of all screens. */
const teachers = ['teacher'] as const

export const animalPlanScreens: readonly Screen[] = [
  {
    path: animalPlanPaths.plans,
    load: () => import('./plan/plans-screen.tsx'),
    guard: teachers,
    title: ['动物采购计划', 'Animal plans', '動物採購計畫'],
    layout: 'bar',
  },
  {
    path: animalPlanPaths.write,
    load: () => import('./writing/write-screen.tsx'),
    guard: teachers,
    title: ['填写动物采购计划', 'Write an animal plan', '填寫動物採購計畫'],
    layout: 'bar',
  },
  {
    path: animalPlanPaths.plan,
    load: () => import('./plan/plan-screen.tsx'),
    guard: 'user',
    title: ['动物采购计划', 'Animal plan', '動物採購計畫'],
    layout: 'bar',
  },
]
