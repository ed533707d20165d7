declare module '*.css';
declare module 'landscape-*.svg';
