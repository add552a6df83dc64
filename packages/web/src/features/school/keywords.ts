import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-organisation': [
    ['学院', 'colleges', '學院', 'xue yuan'],
    ['班级', 'classes', '班級', 'ban ji'],
    ['负责人', 'leaders', '負責人', 'fu ze ren'],
    ['组织机构', 'departments', '組織機構', 'zu zhi ji gou'],
  ],
  'console-posts': [
    ['任职', 'holders', '任職', 'ren zhi'],
    ['职务', 'offices', '職務', 'zhi wu'],
  ],
  'console-dictionaries': [
    ['选项', 'choices', '選項', 'xuan xiang'],
    ['类别', 'categories', '類別', 'lei bie'],
  ],
  'console-legal-documents': [
    ['隐私政策', 'privacy policy', '隱私權政策', 'yin si zheng ce'],
    ['用户协议', 'user agreement', '使用者協議', 'yong hu xie yi'],
  ],
  'console-look': [
    ['校名', 'school name', '校名', 'xiao ming'],
    ['校徽', 'logo', '校徽', 'xiao hui'],
    ['颜色', 'colour', '顏色', 'yan se'],
  ],
  'console-settings': [
    ['时区', 'time zone', '時區', 'shi qu'],
    ['节假日', 'holidays', '節假日', 'jie jia ri'],
    ['工作时间', 'working hours', '工作時間', 'gong zuo shi jian'],
  ],
}
