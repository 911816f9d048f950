// React DOM is the largest module of all; `main.tsx` evaluates it in a separate task.
import 'react-dom/client'
