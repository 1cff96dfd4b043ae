import Button from '@mui/material/Button';
import { measure } from './measure.tsx';

measure((label) => <Button variant="contained">{label}</Button>);
