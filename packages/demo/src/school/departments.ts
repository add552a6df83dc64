import type { Phrase } from '@campus/contract/language.ts'

export const departments: readonly (readonly [code: string, name: Phrase])[] = [
  ['D01', ['党政办公室', 'University Office', '校務辦公室']],
  ['D02', ['教务处', 'Academic Affairs Office', '教務處']],
  ['D03', ['学生工作处', 'Student Affairs Office', '學生事務處']],
  ['D04', ['研究生院', 'Graduate School', '研究生院']],
  ['D05', ['招生与就业处', 'Admissions and Careers Office', '招生與就業處']],
  ['D06', ['人事处', 'Human Resources Office', '人事處']],
  ['D07', ['财务处', 'Finance Office', '財務處']],
  ['D08', ['科研处', 'Research Office', '研究發展處']],
  ['D09', ['国际交流处', 'International Office', '國際交流處']],
  ['D10', ['信息中心', 'Information Technology Centre', '資訊中心']],
  ['D11', ['图书馆', 'Library', '圖書館']],
  ['D12', ['档案馆', 'Archives', '檔案館']],
  ['D13', ['后勤保障处', 'Campus Services', '總務處']],
  ['D14', ['保卫处', 'Campus Security', '校園安全處']],
  ['D15', ['审计处', 'Audit Office', '稽核處']],
]
