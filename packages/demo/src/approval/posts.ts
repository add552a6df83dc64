import type { Phrase } from '@campus/contract/language.ts'

interface DemoPost {
  readonly code: string
  readonly name: Phrase
  /** Held for the whole school by so many people of a department, or by one person of each college for that college. */
  readonly by: { readonly department: string; readonly people: number } | 'each college'
}

export const posts: readonly DemoPost[] = [
  { code: 'COLLEGE-SECRETARY', name: ['学院书记', 'College secretary', '學院書記'], by: 'each college' },
  { code: 'ACADEMIC-HEAD', name: ['教务处长', 'Head of academic affairs', '教務處長'], by: { department: 'D02', people: 1 } },
  { code: 'FINANCE-REVIEW', name: ['财务处审核', 'Finance reviewer', '財務處審核'], by: { department: 'D07', people: 2 } },
  { code: 'SEAL', name: ['印章管理员', 'Seal officer', '印章管理員'], by: { department: 'D01', people: 1 } },
  { code: 'VEHICLES', name: ['车辆管理员', 'Vehicle manager', '車輛管理員'], by: { department: 'D13', people: 1 } },
  { code: 'ROOMS', name: ['场地管理员', 'Room manager', '場地管理員'], by: { department: 'D13', people: 2 } },
  { code: 'SECURITY-REVIEW', name: ['保卫处审核', 'Security reviewer', '校園安全處審核'], by: { department: 'D14', people: 1 } },
  { code: 'RESEARCH-REVIEW', name: ['科研处审核', 'Research reviewer', '研究發展處審核'], by: { department: 'D08', people: 1 } },
  { code: 'ANIMAL-ETHICS', name: ['实验动物伦理审查', 'Animal ethics reviewer', '實驗動物倫理審查'], by: { department: 'D08', people: 2 } },
  {
    code: 'lab-animal-office',
    name: ['实验动物管理办公室', 'Laboratory-animal office', '實驗動物管理辦公室'],
    by: { department: 'D08', people: 1 },
  },
]
