import { type CollegeCourses, elective, practice, required } from './planned-course.ts'

export const humanitiesCourses: CollegeCourses = {
  shared: [
    required(1, 2, '法学与人文导论', 'Introduction to Law and Humanities', '法學與人文導論'),
    required(1, 3, '中国通史', 'General History of China', '中國通史'),
    required(2, 2, '形式逻辑', 'Formal Logic', '形式邏輯'),
    required(2, 3, '现代汉语', 'Modern Chinese', '現代漢語'),
    required(3, 2, '政治学概论', 'Introduction to Political Science', '政治學概論'),
    required(3, 3, '古代汉语', 'Classical Chinese', '古代漢語'),
    required(4, 2, '西方哲学史', 'History of Western Philosophy', '西方哲學史'),
    required(4, 2, '社会调查方法', 'Methods of Social Research', '社會調查方法'),
    required(5, 2, '应用写作', 'Applied Writing', '應用寫作'),
    required(6, 2, '人文经典导读', 'Readings in the Humanities', '人文經典導讀'),
    practice(6, 2, '专业见习', 'Professional Observation', '專業見習'),
  ],
  majors: {
    '0801': [
      required(1, 3, '法理学', 'Jurisprudence', '法理學'),
      required(2, 3, '宪法学', 'Constitutional Law', '憲法學'),
      required(2, 3, '民法总论', 'General Civil Law', '民法總論'),
      required(3, 3, '刑法总论', 'General Criminal Law', '刑法總論'),
      required(4, 3, '刑法分论', 'Specific Criminal Law', '刑法分論'),
      required(4, 2, '物权法', 'Property Law', '物權法'),
      required(5, 3, '民事诉讼法', 'Civil Procedure', '民事訴訟法'),
      required(5, 3, '行政法', 'Administrative Law', '行政法'),
      required(6, 3, '商法', 'Commercial Law', '商法'),
      required(6, 2, '国际法', 'International Law', '國際法'),
      required(7, 2, '知识产权法', 'Intellectual Property Law', '智慧財產權法'),
      practice(7, 1, '模拟法庭', 'Moot Court', '模擬法庭'),
    ],
    '0802': [
      required(1, 3, '文学概论', 'Introduction to Literature', '文學概論'),
      required(2, 3, '中国古代文学（一）', 'Classical Chinese Literature I', '中國古代文學（一）'),
      required(3, 3, '中国古代文学（二）', 'Classical Chinese Literature II', '中國古代文學（二）'),
      required(4, 3, '中国现代文学', 'Modern Chinese Literature', '中國現代文學'),
      required(5, 3, '外国文学', 'World Literature', '外國文學'),
      required(5, 3, '语言学概论', 'General Linguistics', '語言學概論'),
      required(6, 2, '中国当代文学', 'Contemporary Chinese Literature', '中國當代文學'),
      elective(6, 2, '美学', 'Aesthetics', '美學'),
    ],
    '0803': [
      required(1, 3, '社会工作概论', 'Introduction to Social Work', '社會工作概論'),
      required(2, 3, '个案工作', 'Casework', '個案工作'),
      practice(2, 1, '社区服务实践', 'Community Service', '社區服務實踐'),
    ],
  },
}
