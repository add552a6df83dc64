import { type CollegeCourses, elective, practice, required } from './planned-course.ts'

export const languageCourses: CollegeCourses = {
  shared: [
    required(1, 2, '中国文化概要', 'Essentials of Chinese Culture', '中國文化概要'),
    required(1, 1, '语音与朗读', 'Phonetics and Reading Aloud', '語音與朗讀'),
    required(2, 2, '第二外语（一）', 'Second Foreign Language I', '第二外語（一）'),
    required(2, 2, '跨文化交际', 'Intercultural Communication', '跨文化溝通'),
    required(3, 2, '第二外语（二）', 'Second Foreign Language II', '第二外語（二）'),
    required(3, 2, '语言学导论', 'Introduction to Linguistics', '語言學導論'),
    required(4, 2, '第二外语（三）', 'Second Foreign Language III', '第二外語（三）'),
    required(4, 2, '西方文明史', 'History of Western Civilisation', '西方文明史'),
    required(5, 2, '学术写作与研究方法', 'Academic Writing and Research Methods', '學術寫作與研究方法'),
    practice(5, 2, '计算机辅助翻译', 'Computer-Aided Translation', '電腦輔助翻譯'),
    required(6, 3, '翻译理论与实践', 'Theory and Practice of Translation', '翻譯理論與實踐'),
    elective(6, 2, '外语教学法', 'Foreign Language Teaching', '外語教學法'),
  ],
  majors: {
    '0401': [
      required(1, 4, '综合英语（一）', 'Comprehensive English I', '綜合英語（一）'),
      required(1, 2, '英语听力（一）', 'English Listening I', '英語聽力（一）'),
      required(2, 4, '综合英语（二）', 'Comprehensive English II', '綜合英語（二）'),
      practice(2, 2, '英语口语', 'Oral English', '英語口語'),
      required(3, 4, '综合英语（三）', 'Comprehensive English III', '綜合英語（三）'),
      required(4, 2, '英语写作', 'English Writing', '英語寫作'),
      required(5, 4, '高级英语', 'Advanced English', '高級英語'),
      required(5, 2, '英国文学', 'English Literature', '英國文學'),
      required(6, 2, '美国文学', 'American Literature', '美國文學'),
      elective(7, 2, '同声传译入门', 'Introduction to Simultaneous Interpreting', '同步口譯入門'),
    ],
    '0402': [
      required(1, 8, '基础日语（一）', 'Basic Japanese I', '基礎日語（一）'),
      required(1, 2, '日语听力', 'Japanese Listening', '日語聽力'),
      required(2, 8, '基础日语（二）', 'Basic Japanese II', '基礎日語（二）'),
      required(3, 6, '基础日语（三）', 'Basic Japanese III', '基礎日語（三）'),
      required(4, 2, '日语写作', 'Japanese Writing', '日語寫作'),
      required(5, 6, '高级日语', 'Advanced Japanese', '高級日語'),
      required(5, 2, '日本文学选读', 'Readings in Japanese Literature', '日本文學選讀'),
      practice(6, 2, '日语口译', 'Japanese Interpreting', '日語口譯'),
    ],
    '0403': [
      required(1, 2, '翻译概论', 'Introduction to Translation', '翻譯概論'),
      required(1, 2, '汉语修辞与写作', 'Chinese Rhetoric and Writing', '漢語修辭與寫作'),
      required(2, 2, '英汉笔译基础', 'English-Chinese Translation', '英漢筆譯基礎'),
    ],
  },
}
